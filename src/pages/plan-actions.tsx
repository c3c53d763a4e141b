import { useState } from 'react'
import { visitPage } from '../app/store/address.ts'
import { project } from '../app/store/project.ts'
import { startOver } from '../app/store/whole-projects.ts'
import { PlanFileButtons, ShareLinkButton } from '../features/share/share-link.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { PendingPart } from '../ui/whole.tsx'

export function PlanActions() {
  const spreadsheet = useSpreadsheet()
  const isUnderWay = spreadsheet.state === 'under way'
  return (
    <div className="plan-actions row gap-3 centered above-4">
      <button type="button" className="primary" onClick={() => visitPage('report')}>
        Report to print
      </button>
      <ShareLinkButton />
      <button type="button" className="plain" popoverTarget="more-actions">
        More
      </button>
      {isUnderWay && (
        <span className="small" role="status">
          Making the spreadsheet…
          <PendingPart />
        </span>
      )}
      {spreadsheet.state === 'failed' && (
        <p className="error-summary" role="alert">
          The spreadsheet was not made: a part of the program could not be fetched. Check the
          connection and press again.
        </p>
      )}
      <div id="more-actions" popover="auto" className="menu more-actions">
        <button
          type="button"
          className="plain"
          popoverTarget="more-actions"
          popoverTargetAction="hide"
          onClick={isUnderWay ? undefined : () => void spreadsheet.save()}
        >
          Save as a spreadsheet
        </button>
        <PlanFileButtons menu="more-actions" />
        <button
          type="button"
          className="plain"
          popoverTarget="more-actions"
          popoverTargetAction="hide"
          onClick={() => startOver()}
        >
          Start over
        </button>
      </div>
    </div>
  )
}

/** Saves all variants as a spreadsheet. The code that makes it is fetched when it is first saved. */
function useSpreadsheet() {
  const format = useFormat()
  const [state, setState] = useState<'made' | 'under way' | 'failed'>('made')
  const save = async () => {
    setState('under way')
    try {
      const { saveSpreadsheet } = await import('./spreadsheet/plan-book.ts')
      await saveSpreadsheet(project.getState(), format)
      setState('made')
    } catch (error) {
      setState('failed')
      throw error
    }
  }
  return { state, save }
}
