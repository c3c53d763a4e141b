import { useMemo } from 'react'
import { startOver } from '../../app/store/whole-projects.ts'
import { type ComparedLine, compareExample, defaultPlan } from '../../engine/index.ts'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { printedLines, sameWords } from './compared-lines.tsx'
import { OpenAsPlan } from './open-as-plan.tsx'
import { differencesOrAll, PrintedTable } from './printed-table.tsx'

/** Every line of EqualLogic’s sizing example, printed beside computed. */
export function WorkedExamplePart({ title }: { readonly title: string }) {
  const format = useFormat()
  const lines = useMemo(compareExample, [])
  return (
    <FoldLine id="worked-example" level={2} title={title} says={verdictWords(lines, format)}>
      <p>
        EqualLogic 6.3 sizes the storage of 6,000 mailboxes on four servers of one DAG; Table 26
        sums the design up. {sameWords(lines, format)} A difference is computed less printed, before
        anything is rounded.
      </p>
      <OpenAsPlan title={title} onOpen={() => startOver(defaultPlan)} />
      <PrintedTable
        name="the worked example"
        lines={printedLines(lines, format)}
        choices={differencesOrAll}
      />
    </FoldLine>
  )
}

/** How far the paper’s space and load are from the computed ones, and what that decides. */
function verdictWords(lines: readonly ComparedLine[], format: Format): string | null {
  const lineOf = (asked: string) => lines.find(({ id }) => id === asked)
  const [total, final, carries] = [lineOf('total'), lineOf('final'), lineOf('carries')]
  const load = final?.computed.worked
  if (!total?.difference || !final || !load || 'choice' in final.printed) return null
  const printed = format.value(final.printed.value, final.printed.unit)
  return [
    `Capacity agrees to ${format.number(Math.abs(total.difference.share) * 100, 2)}\u00a0%.`,
    `The load does not: the paper counts logs and maintenance twice, ${printed} instead of ${format.text(load)}.`,
    ...(carries?.computed.choice === 'no'
      ? [`PS6100XV does not carry ${printed} in RAID 6; the paper takes it from a test in RAID 50.`]
      : []),
  ].join(' ')
}
