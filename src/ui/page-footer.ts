import { useLayoutEffect } from 'react'

/** Footer texts of every printed page; the page number stands beside them. */
type PageFooter = { readonly left: string; readonly centre: string }

/** Sets the footer of printed pages while mounted. Its texts are data, unlike a style sheet's. */
export function usePageFooter({ left, centre }: PageFooter): void {
  useStyles(pageFooterRule({ left, centre }))
}

/** The `@page` rule of a footer. */
export function pageFooterRule({ left, centre }: PageFooter): string {
  return `@page { @bottom-left { content: ${cssString(left)} } @bottom-center { content: ${cssString(centre)} } }`
}

/** Quotes a text for CSS; all but letters, digits and spaces are escaped, so nothing ends it. */
export function cssString(text: string): string {
  const escaped = text.replace(
    /[^A-Za-z0-9 ]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `,
  )
  return `"${escaped}"`
}

/** Applies styles while the component is mounted, so that no other page fetches them. */
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
