import { useLayoutEffect, useRef, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { type Candidate, designId, type OutgrownDesign } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { outgrownWords } from './growth-words.ts'

type OutgrownTableProps = {
  readonly designs: readonly OutgrownDesign[]
  readonly chosen: Candidate
  /** The year of the sizing that verdicts are about. */
  readonly sizedFor: number
}

const caption = 'When each design is outgrown'

/** As many designs as one looks through; the others are one click away. */
const shownAtFirst = 20

/** Every design considered with the years in which it is outgrown; those that fit the plan first. */
export function OutgrownTable({ designs, chosen, sizedFor }: OutgrownTableProps) {
  const [all, setAll] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cut = useRef(false)
  const format = useFormat()
  useLayoutEffect(() => {
    // The list got shorter above the button, which has the focus.
    if (cut.current) button.current?.scrollIntoView({ block: 'nearest' })
    cut.current = all
  }, [all])
  const more = Math.max(0, designs.length - shownAtFirst)
  const listed = all ? designs : designs.slice(0, shownAtFirst)
  return (
    <>
      <TableScroll label={caption}>
        <table className="figures outgrown stacking">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Design</th>
              <th scope="col" className="amount">
                Per server
              </th>
              <th scope="col">By its space</th>
              <th scope="col">By the load</th>
              <th scope="col">Verdict for year {format.number(sizedFor)}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((design) => (
              <OutgrownRow
                key={designId(design.candidate)}
                design={design}
                isChosen={design.candidate === chosen}
              />
            ))}
          </tbody>
        </table>
        <p className="footnote">
          The first year at whose end a design no longer holds the space or the expected load of a
          server. Every year was looked at.
        </p>
      </TableScroll>
      {more > 0 && (
        <p className="more">
          <button ref={button} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${format.number(more)} more`}
            <span className="sr">, {caption}</span>
          </button>
        </p>
      )}
    </>
  )
}

const verdictNouns = {
  'fits with reserve': 'Fits with reserve',
  fits: 'Fits',
  'does not fit': 'Does not fit',
} as const

type OutgrownRowProps = {
  readonly design: OutgrownDesign
  readonly isChosen: boolean
}

function OutgrownRow({ design: { candidate, capacity, iops }, isChosen }: OutgrownRowProps) {
  const format = useFormat()
  const { array, driveGb, raid, perServer, verdict } = candidate
  return (
    <tr className={isChosen ? 'proposed' : undefined}>
      <th scope="row">
        <PageLink page="design" at={designId(candidate)}>
          {array.model}
        </PageLink>{' '}
        <span className="drives">
          {array.drives} × {format.value(driveGb, 'GB')}, {raid}
        </span>
      </th>
      <td className="amount" data-head="Per server">
        {format.number(perServer)}
      </td>
      <td data-head="By its space">{outgrownWords(capacity, format)}</td>
      <td data-head="By the load">{outgrownWords(iops, format)}</td>
      <td data-head="Verdict">
        <span className={`verdict ${verdict.replaceAll(' ', '-')}`}>{verdictNouns[verdict]}</span>
      </td>
    </tr>
  )
}
