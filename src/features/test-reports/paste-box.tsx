import { useRef, useState } from 'react'
import { takePastedReport } from '../../app/store/test-reports.ts'

/** A box for the text of reports, and what reads it. */
export function PasteBox() {
  const box = useRef<HTMLTextAreaElement>(null)
  const [isWanting, setIsWanting] = useState(false)
  const read = () => {
    const text = box.current?.value ?? ''
    setIsWanting(text.trim() === '')
    if (text.trim() === '') return box.current?.focus()
    if (box.current) box.current.value = ''
    takePastedReport(text)
  }
  return (
    <details className="paste-box">
      <summary>Paste the text of reports</summary>
      <label htmlFor="pasted-reports">Text of one or several reports</label>
      {isWanting && (
        <p className="error" id="pasted-reports-error">
          Paste a text first.
        </p>
      )}
      <textarea
        ref={box}
        id="pasted-reports"
        rows={6}
        spellCheck={false}
        aria-invalid={isWanting}
        aria-describedby={isWanting ? 'pasted-reports-error' : undefined}
      />
      <div className="buttons">
        <button type="button" onClick={read}>
          Read the text
        </button>
      </div>
    </details>
  )
}
