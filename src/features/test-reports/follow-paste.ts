import { takePastedReport, takeReports } from '../../app/store/test-reports.ts'

/** Reads what is pasted anywhere on the page but into a field, until the function returned is called. */
export function followPaste(): () => void {
  const over = new AbortController()
  document.addEventListener(
    'paste',
    (event) => {
      const { clipboardData, target } = event
      if (!clipboardData || (target instanceof Element && target.closest('input, textarea'))) return
      const files = [...clipboardData.files]
      const text = clipboardData.getData('text/plain')
      if (files.length === 0 && text.trim() === '') return
      event.preventDefault()
      if (files.length > 0) takeReports(files)
      else takePastedReport(text)
    },
    over,
  )
  return () => over.abort()
}
