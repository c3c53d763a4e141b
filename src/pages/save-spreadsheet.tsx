import { useState } from 'react'
import { project } from '../app/store/project.ts'
import { useFormat } from '../ui/format-context.tsx'
import { Pending } from '../ui/whole.tsx'

/** Saves all variants as they are now as a spreadsheet. What makes it is fetched when it is pressed. */
export function SaveSpreadsheet() {
  const format = useFormat()
  const [state, setState] = useState<'made' | 'under way' | 'failed'>('made')
  const isUnderWay = state === 'under way'
  const save = async () => {
    setState('under way')
    try {
      const { saveSpreadsheet } = await import('./spreadsheet/save.ts')
      await saveSpreadsheet(project.getState(), format)
      setState('made')
    } catch (error) {
      setState('failed')
      throw error
    }
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isUnderWay}
        onClick={isUnderWay ? undefined : () => void save()}
      >
        {isUnderWay ? 'Making the spreadsheet…' : 'Save as a spreadsheet'}
      </button>
      {isUnderWay && <Pending />}
      {state === 'failed' && (
        <p className="error-summary" role="alert">
          The spreadsheet was not made: a part of the program could not be fetched. Check the
          connection and press again.
        </p>
      )}
    </>
  )
}
