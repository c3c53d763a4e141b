import { inSentence, type Sizing, type Worked } from '../../engine/index.ts'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'
import { type IopsCase, type iopsParts, loadParts, reservePart } from './iops-cases.ts'

/** The parts of the only case there is. */
export function PartTable({ sizing: { iops } }: { sizing: Sizing }) {
  const row = (part: (typeof iopsParts)[number]) => (
    <tr key={part.key}>
      <th scope="row">
        <PartName part={part} />
      </th>
      <td>{part.meaning}</td>
      <td className="amount">
        <Figure worked={iops[part.key]} />
      </td>
    </tr>
  )
  return (
    <table className="figures parts">
      <caption className="sr">IOPS of one server by part</caption>
      <thead className="sr">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">What it is</th>
          <th scope="col">IOPS</th>
        </tr>
      </thead>
      <tbody>
        {loadParts.map(row)}
        <tr className="total">
          <th scope="row">Expected load</th>
          <td>What the server is expected to generate</td>
          <td className="amount">
            <Figure worked={iops.expectedLoad} />
          </td>
        </tr>
        {row(reservePart)}
        <tr className="total">
          <th scope="row">Design requirement</th>
          <td>What the arrays should be able to take</td>
          <td className="amount">
            <Figure worked={iops.designRequirement} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type CaseTableProps = { readonly cases: readonly IopsCase[]; readonly sizing: Sizing }

const caption = 'IOPS of one server by case and part'

/** The parts of every case, and the reserve above the worst. */
export function CaseTable({ cases, sizing: { iops } }: CaseTableProps) {
  return (
    <TableScroll label={caption}>
      <table className="figures cases">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Case
            </th>
            <th scope="col" rowSpan={2} className="amount">
              Databases
              <br />
              active
            </th>
            <th scope="colgroup" colSpan={4} className="over">
              IOPS of one server
            </th>
          </tr>
          <tr>
            {loadParts.map((part) => (
              <th key={part.key} scope="col" className="amount">
                <PartName part={part} />
              </th>
            ))}
            <th scope="col" className="amount">
              Expected load
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <CaseRow key={one.name} {...one} />
          ))}
          <tr>
            <th scope="row">
              <PartName part={reservePart} />
            </th>
            <td colSpan={4}>{reservePart.meaning} of the worst case</td>
            <td className="amount" data-head="IOPS">
              <Figure worked={iops.reserve} bare />
            </td>
          </tr>
          <tr className="total">
            <th scope="row">Design requirement</th>
            <td colSpan={4}>What the arrays should be able to take</td>
            <td className="amount" data-head="IOPS">
              <Figure worked={iops.designRequirement} bare />
            </td>
          </tr>
        </tbody>
      </table>
    </TableScroll>
  )
}

/** One case; the figures of the worst are those of the plan, the others say whose they are. */
function CaseRow({ name, load, worst }: IopsCase) {
  const here = (worked: Worked): Worked => ({ ...worked, of: inSentence(name) })
  const figures = [...loadParts.map(({ key }) => load[key]), load.expectedLoad]
  return (
    <tr className={worst ? 'total' : undefined}>
      <th scope="row">{name}</th>
      <td className="amount" data-head="Databases active">
        <Figure worked={here(load.active)} bare />
      </td>
      {figures.map((worked, index) => (
        <td
          key={`${worked.label} ${index.toString()}`}
          className="amount"
          data-head={`${worked.label}, IOPS`}
        >
          <Figure worked={worst ? worked : here(worked)} bare />
        </td>
      ))}
    </tr>
  )
}

function PartName({ part: { name, look } }: { part: (typeof iopsParts)[number] }) {
  return (
    <>
      <span className={`swatch ${look}`} aria-hidden="true" />
      {name}
    </>
  )
}
