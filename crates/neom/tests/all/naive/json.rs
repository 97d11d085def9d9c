//! Reading JSON with errors that name the place.

use serde_json::Value;

pub fn field<'a>(object: &'a Value, key: &str) -> Result<&'a Value, String> {
    object.get(key).ok_or_else(|| format!("`{key}` is missing"))
}

pub fn text<'a>(object: &'a Value, key: &str) -> Result<&'a str, String> {
    field(object, key)?.as_str().ok_or_else(|| format!("`{key}` is no text"))
}

pub fn integer(object: &Value, key: &str) -> Result<i64, String> {
    field(object, key)?.as_i64().ok_or_else(|| format!("`{key}` is no whole number"))
}

pub fn array<'a>(object: &'a Value, key: &str) -> Result<&'a Vec<Value>, String> {
    field(object, key)?.as_array().ok_or_else(|| format!("`{key}` is no list"))
}

/// A list of texts.
pub fn texts(value: &Value) -> Result<Vec<&str>, String> {
    let texts: Option<Vec<&str>> = value.as_array().and_then(|list| list.iter().map(Value::as_str).collect());
    texts.ok_or_else(|| format!("{value} is no list of texts"))
}

/// Whether the object has these keys and no others.
pub fn only_keys(object: &Value, keys: &[&str]) -> Result<(), String> {
    let found = object.as_object().ok_or_else(|| format!("{object} is no object"))?;
    match found.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(format!("`{key}` does not belong here")),
        None => Ok(()),
    }
}
