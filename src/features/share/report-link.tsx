import { countsLeftOutOfAddress, pageAddress } from '../../app/store/address.ts'
import { linkDateAndVersion } from '../../app/store/read-address.ts'
import { useProject } from '../../app/store/use-project.ts'
import { nothingLost } from '../../engine/failures/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { linkWithoutListsWords, linkWithoutVariantsWords } from './link-words.ts'
import './report-link.css'

/** Public address of Spindle; empty if the build does not set it. */
const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/** Link to the plan for a report; without a public address, only the part after that. */
export function ReportLink() {
  // Subscribes to all changes of the project, as the address encodes the plan.
  const { leftOut, leftOutPlans } = useProject(countsLeftOutOfAddress)
  const fragment = `${pageAddress('plan', null, nothingLost)}${linkDateAndVersion(new Date())}`
  return (
    <>
      <PrintedLink fragment={fragment} address={publicAddress} />
      {leftOutPlans > 0 && <p>{linkWithoutVariantsWords(leftOutPlans)}</p>}
      {leftOut > 0 && <p>{linkWithoutListsWords(leftOut)}</p>}
    </>
  )
}

type PrintedLinkProps = {
  readonly fragment: string
  readonly address: string
}

/** Longest link that can be scanned from a code 40 mm wide, in characters. */
const mostScanned = 600

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
