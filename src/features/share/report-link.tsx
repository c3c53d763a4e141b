import { addressOf, leftOutOf } from '../../app/store/address.ts'
import { madePart } from '../../app/store/read-address.ts'
import { useProject } from '../../app/store/use-project.ts'
import { nothingLost } from '../../engine/failures/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { leftOutPlansWords, leftOutWords } from './link-words.ts'
import './report-link.css'

/** Where the wizard is published, when the build knows. */
const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/** The link of the plan, to scan while it is short; without a public address its code, and how to use it. */
export function ReportLink() {
  // Read for its changes as well: the address is made of the plan.
  const { leftOut, leftOutPlans } = useProject(leftOutOf)
  const fragment = `${addressOf('plan', null, nothingLost)}${madePart(new Date())}`
  return (
    <>
      <PrintedLink fragment={fragment} address={publicAddress} />
      {leftOutPlans > 0 && <p>{leftOutPlansWords(leftOutPlans)}</p>}
      {leftOut > 0 && <p>{leftOutWords(leftOut)}</p>}
    </>
  )
}

type PrintedLinkProps = {
  readonly fragment: string
  /** Where the wizard is published; empty where nobody said. */
  readonly address: string
}

/** More characters than this cannot be scanned from a code 40 mm wide. */
const mostScanned = 600

/** A link as one types, presses or scans it. */
export function PrintedLink({ fragment, address }: PrintedLinkProps) {
  const format = useFormat()
  if (address === '')
    return (
      <>
        <p>To open this plan, put this after the address at which you open Spindle:</p>
        <p className="code">{fragment}</p>
      </>
    )
  const link = `${address.replace(/#.*$/, '')}${fragment}`
  const isScanned = link.length <= mostScanned
  return (
    <div className={isScanned ? 'scanned-link' : undefined}>
      {isScanned && <QrCode text={link} label="QR code of the link" />}
      <div>
        <p>
          {isScanned
            ? 'Scan the code, or open this address:'
            : `Open this address. With more than ${format.number(mostScanned)} characters it is too long for a code to scan.`}
        </p>
        <p className="code">
          <a href={link}>{link}</a>
        </p>
      </div>
    </div>
  )
}
