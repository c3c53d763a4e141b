import { useLayoutEffect } from 'react'

/** Styles that hold as long as something is shown, so that no other page fetches them. */
export function useStyles(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [css])
}
