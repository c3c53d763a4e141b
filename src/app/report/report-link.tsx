import { addressOf } from '../store/address.ts'
import { useProject } from '../store/use-project.ts'

/** Where the wizard is published, when the build knows. */
const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/** The link of the plan; without a public address its code, and how to use it. */
export function ReportLink() {
  // Read for its changes: the address is made of the plan.
  useProject((now) => now.plan)
  const fragment = addressOf('plan')
  if (publicAddress === '')
    return (
      <>
        <p>
          This copy of Spindle has no public address. To open the plan, put this after the address
          where you run Spindle:
        </p>
        <p className="code">{fragment}</p>
      </>
    )
  const link = `${publicAddress.replace(/#.*$/, '')}${fragment}`
  return (
    <p className="code">
      <a href={link}>{link}</a>
    </p>
  )
}
