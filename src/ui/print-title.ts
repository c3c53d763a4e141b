import { useEffect } from 'react'

/** Sets the window title while printing; browsers name the PDF file after it. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let before: string | null = null
    const begin = () => {
      before = document.title
      document.title = title
    }
    const end = () => {
      if (before !== null) document.title = before
      before = null
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      end()
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [title])
}
