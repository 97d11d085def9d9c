// Choosing a move of a game that says nothing about it: a list, a cell where the move names one, and its preview.

import { Chooser } from "./table-chooser.js";
import { run } from "./table.js";

run(new Chooser());
