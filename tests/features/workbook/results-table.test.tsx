import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../src/engine/index.ts'
import { UnreadInputsTable } from '../../../src/features/workbook/name-tables.tsx'
import {
  ComparedResultsTable,
  resultReasonCell,
  WorkbookReadingSection,
} from '../../../src/features/workbook/workbook-page.tsx'
import {
  refusalWords,
  unopenedFilesWords,
  unreadReasonWords,
} from '../../../src/features/workbook/workbook-words.ts'
import { textOfCell } from '../../../src/ui/cell.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { compareWorkbookResults, readWorkbook } from '../../../src/workbook/index.ts'
import { exampleB } from '../../roles/examples.ts'
import { namesOf } from '../../workbook/filled-designs.ts'
import { type CellText, makeWorkbook } from '../../workbook/make-workbook.ts'

type Names = Readonly<Record<string, CellText>>

const format = formatFor('en-US')
const namesOfB = namesOf({ ...exampleB.design, disk2: exampleB.design.disk1! }, { version: '6.6' })

function readingOf(results: Names, others: Names = {}, version?: string) {
  const names = { ...namesOfB, ...others }
  const read = readWorkbook(makeWorkbook({ names, results, ...(version && { version }) }))
  if (!read.ok) throw new Error(read.problem.code)
  return read
}

/** What stands beside a result of example B as the reason of its difference. */
function reason(name: string, value: CellText, others: Names = {}, version?: string): string {
  const reading = readingOf({ [name]: value }, others, version)
  const [row] = compareWorkbookResults(reading)
  return row ? textOfCell(resultReasonCell(row, reading.plan, reading.version), format) : ''
}

describe('beside a result of a workbook stands', () => {
  it('that it is the same, or the errata of the workbook', () => {
    expect(reason('DBIOPSReplicaSS', 307.53)).toBe('The same.')
    expect(reason('RecRAMMBXPDC', 64)).toMatch(/^The workbook errs: MS\d+/)
    expect(reason('RecRAMMBXPDC', 96)).toMatch(/^Correct in this workbook: MS\d+/)
  })

  it('which inputs were not read, with their tiers', () => {
    const one = { Tier2IOFactor: 'twice' }
    expect(reason('DBIOPSReplicaSS', 400, one)).toBe('Not read: IOPS factor of Tier 2.')
    const many = { ...one, DataGrowth: null, IOGrowth: null, AdditionalIO: null, VolGrowth: 'much' }
    expect(reason('DBIOPSReplicaSS', 400, many)).toMatch(
      /^Not read: .*, .*, .* and 1 more, see the tables\.$/,
    )
  })

  it('the version of the file where everything was read', () => {
    const other = 'computes it in another way, or was not calculated after its last change.'
    expect(reason('MBXPerDB', 3, {}, '6.6')).toBe(`Version 6.6 of the workbook ${other}`)
    expect(reason('MBXPerDB', 3)).toBe(`The workbook ${other}`)
  })

  it('that inputs were not read, where none of them is known to change it', () => {
    expect(reason('MBXPerDB', 3, { NetLinkType: 'Carrier pigeon' }, '7.6')).toBe(
      'Version 7.6 of the workbook computes it in another way, or inputs that were not read change it: see the tables.',
    )
  })

  it('the errata between our own two figures where it is neither', () => {
    expect(reason('RecRAMMBXPDC', 128)).toMatch(
      /^The workbook .* last change\. Our two figures differ: MS\d+/,
    )
    expect(reason('RecRAMMBXPDC', 128, { Tier2NumGrowth: 'much' })).toMatch(
      /^Not read: .*\. Our two figures differ: MS\d+/,
    )
  })
})

it('the table of results names the version, and has first what differs', () => {
  const reading = readingOf({ DBIOPSReplicaSS: 307.53, RecRAMMBXPDC: 64 }, {}, '7.6')
  const others = readingOf({ DBIOPSReplicaSS: 307.53, RecRAMMBXPDC: 64, MBXPerDB: 3 }, {}, '7.6')
  const drawn = (of: typeof reading) =>
    renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <ComparedResultsTable reading={of} />
      </FormatProvider>,
    )
  expect(drawn(reading)).toContain('Results of the workbook, version 7.6, and ours')
  expect(drawn(reading)).toContain('2 of 2 results are what its method gives')
  const html = drawn(others)
  const places = ['MBXPerDB', 'RecRAMMBXPDC', 'DBIOPSReplicaSS'].map((name) => html.indexOf(name))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).toContain('2 of 3 results are what its method gives')
})

it('mailboxes of a tier that is not in the plan are none of another tier', () => {
  const { plan, notRead } = readingOf({}, { NumTier2MBX: 'n/a' })
  const ofMailboxes = notRead.filter(({ name }) => name === 'NumTier2MBX')
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <UnreadInputsTable plan={plan} names={ofMailboxes} />
    </FormatProvider>,
  )
  expect(html).toContain('This is not a number.')
  expect(html).toContain('no such tier')
  expect(html).not.toContain('3,000')
  expect(html).not.toContain('href')
})

it('a workbook without HAOption says that the plan has a DAG', () => {
  const { HAOption: _gate, ...others } = namesOfB
  const drawn = (names: Names) => {
    const read = readWorkbook(makeWorkbook({ names }))
    return renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        {read.ok && <WorkbookReadingSection file="sizing.xlsm" reading={read} />}
      </FormatProvider>,
    )
  }
  const sentence = 'HAOption is among them: the plan has database availability groups.'
  expect(drawn(others)).toContain(sentence)
  expect(drawn(namesOfB)).toContain('What was read of')
  expect(drawn(namesOfB)).not.toContain(sentence)
})

it('hours of the log that are no day say their sum', () => {
  expect(unreadReasonWords({ why: 'no day', sum: 46.5 }, fieldOf('logHours'), format)).toBe(
    'The 24 hours add up to 46.5: neither to 1, as fractions, nor to 100, as percentages.',
  )
})

it('an input that is switched off says by what, and a workbook of too many tags how many', () => {
  const gate = { by: 'NumDBsOverride', says: 'No', otherwise: 'Yes' } as const
  expect(unreadReasonWords({ why: 'switched off', gate }, fieldOf('databases'), format)).toBe(
    'Not set: it counts only where NumDBsOverride is No.',
  )
  expect(unreadReasonWords({ why: 'gate unread', gate }, fieldOf('databases'), format)).toBe(
    'NumDBsOverride says neither No nor Yes.',
  )
  expect(refusalWords({ code: 'too much', tags: 5_700_006 }, format)).toContain(
    '5,700,006 XML tags',
  )
  expect(refusalWords({ code: 'too much' }, format)).toContain('Unzipped it is larger')
})

it('names the files that were left beside a workbook', () => {
  expect(unopenedFilesWords(['b.xlsm', 'plan.json'])).toBe(
    'Not opened: “b.xlsm”, “plan.json”. Only one file is opened at a time: drop each alone.',
  )
})
