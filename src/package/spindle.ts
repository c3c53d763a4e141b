#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { runCommand } from './command.ts'

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  const read = (name: string) => (name === '-' ? buffer(process.stdin) : readFile(name))
  const { code, out, err } = await runCommand(process.argv.slice(2), read)
  process.exitCode = code
  process.stdout.write(out)
  process.stderr.write(err)
} catch (error) {
  // Node would exit with 1, which here means that a plan does not hold.
  process.exitCode = 2
  process.stderr.write(`spindle: a fault in Spindle itself, please report it: ${error}\n`)
}
