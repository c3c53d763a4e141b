import type { ChartSize } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { LookPatterns } from '../../ui/look-patterns.tsx'
import { fitted, textPx } from '../../ui/text-px.ts'
import { KeyMarks } from './drawing-keys.tsx'
import { LinkMarks } from './drawing-link.tsx'
import { ServerMarks } from './drawing-server.tsx'
import { DrawnStorageMarks } from './drawing-storage.tsx'
import type { DrawnDesign, DrawnWitness } from './drawn-design.ts'
import { alikeWords, siteWords } from './picture-words.ts'
import type { PictureLayout, PlacedSite } from './placed.ts'
import { padding, type ServerShape, textSize } from './server-shape.ts'

type DrawingProps = {
  readonly design: DrawnDesign
  readonly layout: PictureLayout
  readonly size: ChartSize
  readonly id: string
}

/** The drawing of a design. What it says stands in words and in a table beside it. */
export function Drawing({ design, layout, size: { style }, id }: DrawingProps) {
  const { width, height, shape, sites, links, witness, keys, alike } = layout
  const format = useFormat()
  const witnessIn = (place: number | null) => design.witnesses.find(({ site }) => site === place)
  const apart = witnessIn(null)
  return (
    <svg
      className="design-drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={style}
      aria-hidden="true"
    >
      <LookPatterns id={id} />
      {witness && apart && <WitnessApart witness={apart} placed={witness} />}
      {sites.map((site) => (
        <SiteMarks
          key={site.site.site}
          placed={site}
          shape={shape}
          witness={witnessIn(site.site.site) ?? null}
          id={id}
        />
      ))}
      {design.link && <LinkMarks link={design.link} lines={links} width={width} />}
      <KeyMarks keys={keys} id={id} />
      {alike > 0 && (
        <text className="minor" x={0} y={height - 4}>
          {alikeWords(alike, format)}
        </text>
      )}
    </svg>
  )
}

type SiteMarksProps = {
  readonly placed: PlacedSite
  readonly shape: ServerShape
  /** The witness, where it stands here. */
  readonly witness: DrawnWitness | null
  readonly id: string
}

function SiteMarks({ placed, shape, witness, id }: SiteMarksProps) {
  const format = useFormat()
  const { site, box, head, groups, shared } = placed
  const right = witness ? witnessText(witness) : ''
  const taken = right === '' ? 0 : textPx(right, textSize) + padding
  return (
    <g className={site.isLost ? 'place gone' : 'place'}>
      <rect className="site-box" {...box} rx={4} />
      {head && (
        <text className="strong" x={head.x} y={head.y + 15}>
          {fitted(siteWords(site, format), textSize, Math.max(60, head.width - taken))}
        </text>
      )}
      {head && right !== '' && (
        <text
          className={witness?.state === 'lost' ? 'lost' : 'minor'}
          x={head.x + head.width}
          y={head.y + 15}
          textAnchor="end"
        >
          {fitted(right, textSize, head.width - 60)}
        </text>
      )}
      {groups.map(({ group, head: name, units }) => (
        <g key={group.dag}>
          {name && group.name !== null && (
            <text className="minor" x={name.x} y={name.y + 13}>
              {fitted(group.name, textSize, name.width)}
            </text>
          )}
          {units.map(({ unit, frame, servers, shared: below }) => (
            <g key={servers[0]?.server.number}>
              {frame && <rect className="unit-frame" {...frame} rx={3} />}
              {servers.map((server) => (
                <ServerMarks key={server.server.number} placed={server} shape={shape} id={id} />
              ))}
              {below && unit.shared && (
                <DrawnStorageMarks storage={unit.shared} box={below} isDown={false} id={id} />
              )}
            </g>
          ))}
        </g>
      ))}
      {shared && site.shared && (
        <DrawnStorageMarks storage={site.shared} box={shared} isDown={site.isLost} id={id} />
      )}
    </g>
  )
}

/** A witness in a site, at the end of the line that names the site. */
function witnessText({ name, state }: DrawnWitness): string {
  return state === 'lost' ? `${name} lost` : state === 'not asked' ? `${name}, not asked` : name
}

type WitnessApartProps = {
  readonly witness: DrawnWitness
  readonly placed: NonNullable<PictureLayout['witness']>
}

function WitnessApart({ witness: { state }, placed: { words, box, lines } }: WitnessApartProps) {
  return (
    <g className="witness">
      {lines.map(({ from, to }) => (
        <line
          key={`${from} ${to}`}
          className="witness-line"
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
        />
      ))}
      <rect className="site-box" {...box} rx={4} />
      <text className={state === 'lost' ? 'lost' : undefined} x={box.x + padding} y={box.y + 17}>
        {fitted(words, textSize, box.width - padding * 2)}
      </text>
    </g>
  )
}
