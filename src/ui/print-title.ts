import { useEffect } from 'react'

/** What the window is called while it is printed, by which a browser names the file: what is printed, not the program. */
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
