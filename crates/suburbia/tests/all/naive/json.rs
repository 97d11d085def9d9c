//! Reading JSON with errors that name the place, and comparing what should be there with what is.

use serde_json::Value;

pub fn field<'a>(object: &'a Value, key: &str) -> Result<&'a Value, String> {
    object.get(key).ok_or_else(|| format!("`{key}` is missing"))
}

pub fn text<'a>(object: &'a Value, key: &str) -> Result<&'a str, String> {
    let value = field(object, key)?;
    value.as_str().ok_or_else(|| format!("`{key}` is no text"))
}

pub fn integer(object: &Value, key: &str) -> Result<i64, String> {
    let value = field(object, key)?;
    value.as_i64().ok_or_else(|| format!("`{key}` is no whole number"))
}

pub fn array<'a>(object: &'a Value, key: &str) -> Result<&'a Vec<Value>, String> {
    let value = field(object, key)?;
    value.as_array().ok_or_else(|| format!("`{key}` is no list"))
}

/// A list of texts.
pub fn list<'a>(object: &'a Value, key: &str) -> Result<Vec<&'a str>, String> {
    let texts: Option<Vec<&str>> = array(object, key)?.iter().map(Value::as_str).collect();
    texts.ok_or_else(|| format!("`{key}` is no list of texts"))
}

/// Whether `found` says exactly what `expected` says. Further keys of an object are allowed, as in the
/// contract.
pub fn same(path: &str, expected: &Value, found: &Value) -> Result<(), String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(_)) => {
            for (key, value) in expected {
                let path = format!("{path}.{key}");
                let found = found.get(key);
                same(&path, value, found.ok_or(format!("{path} is missing"))?)?;
            }
            Ok(())
        }
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
            for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
                same(&format!("{path}[{index}]"), expected, found)?;
            }
            Ok(())
        }
        _ if expected == found => Ok(()),
        _ => Err(format!("{path} is {found} instead of {expected}")),
    }
}
