import { addressOf, leftOutOf } from '../../app/store/address.ts'
import { madePart } from '../../app/store/made.ts'
import { useProject } from '../../app/store/use-project.ts'
import { nothingLost } from '../../engine/index.ts'
import { leftOutPlansWords, leftOutWords } from './link-words.ts'

/** Where the wizard is published, when the build knows. */
const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/** The link of the plan; without a public address its code, and how to use it. */
export function ReportLink() {
  // Read for its changes as well: the address is made of the plan.
  const { leftOut, leftOutPlans } = useProject(leftOutOf)
  const fragment = `${addressOf('plan', null, nothingLost)}${madePart(new Date())}`
  const note = (
    <>
      {leftOutPlans > 0 && <p>{leftOutPlansWords(leftOutPlans)}</p>}
      {leftOut > 0 && <p>{leftOutWords(leftOut)}</p>}
    </>
  )
  if (publicAddress === '')
    return (
      <>
        <p>
          This copy of Spindle has no public address. To open the plan, put this after the address
          where you run Spindle:
        </p>
        <p className="code">{fragment}</p>
        {note}
      </>
    )
  const link = `${publicAddress.replace(/#.*$/, '')}${fragment}`
  return (
    <>
      <p className="code">
        <a href={link}>{link}</a>
      </p>
      {note}
    </>
  )
}
