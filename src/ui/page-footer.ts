import { useLayoutEffect } from 'react'

/** The foot of every printed page, beside the number of the page. */
type PageFooter = { readonly left: string; readonly centre: string }

/** Sets the foot of every printed page as long as it is shown; what it says is data. */
export function usePageFooter({ left, centre }: PageFooter): void {
  useStyles(pageRule({ left, centre }))
}

/** The rule of a page's foot. */
export function pageRule({ left, centre }: PageFooter): string {
  return `@page { @bottom-left { content: ${cssString(left)} } @bottom-center { content: ${cssString(centre)} } }`
}

/** A text as a string of CSS: all but plain letters, digits and spaces by their number, so that nothing ends it. */
export function cssString(text: string): string {
  const escaped = text.replace(
    /[^A-Za-z0-9 ]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `,
  )
  return `"${escaped}"`
}

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
