#!/usr/bin/env node
// Runs an instrument on files, as the page does (README.md): npm run instrument -- <name> [options]
// <file or folder>...
import { command } from "./command.ts";

process.exitCode = await command(process.argv.slice(2));
