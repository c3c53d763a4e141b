import { parseArgs } from 'node:util'
import { computeResults } from './compute-results.ts'
import { resultPrintersByForm } from './output-printers.ts'
import { readPlans } from './read-plans.ts'

export type CommandRun = { readonly code: 0 | 1 | 2; readonly out: string; readonly err: string }

/** Bytes of a file by the name given, `-` for standard input. Rejects if it cannot be read. */
export type InputReader = (name: string) => Promise<Uint8Array>

const help = `Usage: spindle size FILE [--format text|json|csv] [--variant N|NAME]

Sizes a plan or project that Spindle saved (.spindle.json, or .xlsx with its changed
cells), or a filled workbook of Microsoft's (.xlsx, .xlsm), and prints its results.
FILE is - for standard input.

  --format FORM    text (the default), json or csv
  --variant WHICH  one variant of a project, by its number or its name; all without it
  --help           prints this
  --version        prints the version

Exits with 0 where every plan holds, with 1 where one does not, and with 2 where a file
or the command cannot be read.
`

/** Runs the command with its arguments. Throws only for a fault in the engine. */
export async function runCommand(given: readonly string[], read: InputReader): Promise<CommandRun> {
  const asked = asking(given)
  if ('says' in asked) return { code: 0, out: asked.says, err: '' }
  if ('wrong' in asked) return failed(`${asked.wrong} Run spindle --help.`)
  const { file, form, variant } = asked
  const name = file === '-' ? 'standard input' : file
  const bytes = await read(file).catch(unread)
  if (typeof bytes === 'string') return failed(`${name}: ${bytes}`)
  const opened = readPlans(bytes)
  if (!opened.ok) return failed(`${name}: ${opened.reason}`)
  const all = opened.plans.map((plan, at) => ({ plan, variant: at + 1 }))
  const isAsked = (one: (typeof all)[number]) =>
    variant === null || String(one.variant) === variant || one.plan.name === variant
  const chosen = all.filter(isAsked)
  if (chosen.length === 0)
    return failed(`${name}: it has no variant “${variant}”. Give one of ${variantsIn(all)}.`)
  const results = computeResults(chosen)
  return { code: results.holds ? 0 : 1, out: resultPrintersByForm[form](results), err: '' }
}

/** An error on one line, even if a file name has line breaks. */
function failed(words: string): CommandRun {
  return { code: 2, out: '', err: `spindle: ${words.replaceAll(/\s+/g, ' ')}\n` }
}

/** List of variants, such as `1 (“As asked”), 2 (“Larger”)`. */
function variantsIn(all: readonly { readonly plan: { name: string }; variant: number }[]): string {
  return all.map(({ plan, variant }) => `${variant} (“${plan.name}”)`).join(', ')
}

function unread(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'there is no such file. Check its name.'
  if (code === 'EISDIR') return 'it is a folder. Name a file in it.'
  return `it cannot be read (${code ?? error}). Check that you may read it.`
}

type Form = keyof typeof resultPrintersByForm

type Asking =
  | { readonly file: string; readonly form: Form; readonly variant: string | null }
  | { readonly says: string }
  | { readonly wrong: string }

const options = {
  format: { type: 'string', default: 'text' },
  variant: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

function asking(given: readonly string[]): Asking {
  const parsed = parsedOf(given)
  if (typeof parsed === 'string') return { wrong: parsed }
  const { positionals, values } = parsed
  const { format, variant = null, help: isHelp, version: isVersion } = values
  if (isHelp) return { says: help }
  if (isVersion) return { says: `${__VERSION__}\n` }
  const [command, file, ...more] = positionals
  if (command === undefined) return { wrong: 'Say what to size: spindle size plan.spindle.json.' }
  if (command !== 'size') return { wrong: `There is no command ${command}, only size.` }
  if (file === undefined || more.length > 0) return { wrong: 'size takes one file, or -.' }
  if (!isForm(format)) return { wrong: `There is no format ${format}, only text, json and csv.` }
  return { file, form: format, variant }
}

/** Parsed arguments, or the sentence that says what is wrong with them. */
function parsedOf(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch (error) {
    // Only the first sentence of Node’s long message; it names the wrong argument.
    return `${error instanceof Error ? error.message.split(/\.(?:\s|$)/, 1)[0] : error}.`
  }
}

function isForm(word: string): word is Form {
  return Object.hasOwn(resultPrintersByForm, word)
}
