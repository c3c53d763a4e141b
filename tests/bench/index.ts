import { bytes } from './bytes.ts'
import { engine } from './engine.ts'
import { failures } from './failures.ts'
import { keystroke } from './keystroke.ts'
import { mailboxStatistics } from './mailbox-statistics.ts'
import { page } from './page.ts'
import { placement } from './placement.ts'
import { readers } from './reports.ts'
import { roles } from './roles.ts'
import { solve } from './solve.ts'
import { whatIf } from './what-if.ts'

/** The parts of the report. They print what they measure and judge nothing: the reader does. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  engine,
  placement,
  roles,
  solve,
  page,
  bytes,
  keystroke,
  'what-if': whatIf,
  failures,
  reports: readers,
  statistics: mailboxStatistics,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  )
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await run()
}
