import { type ReactNode, useLayoutEffect } from 'react'

let missing = 0
let settling = 0
const waiting: (() => void)[] = []

/** Reports that the first page is shown; until then the document is not whole. */
export const reportFirstPageShown = miss()

/** Reports that a part of the page is loading, until the returned function is called. */
function pending(): () => void {
  delete document.documentElement.dataset.whole
  return miss()
}

function miss(): () => void {
  missing += 1
  let isMissing = true
  return () => {
    if (!isMissing) return
    isMissing = false
    missing -= 1
    settle()
  }
}

/**
 * Marks the document as whole (`data-whole`), unless a part that has just come loads another. Waits
 * a frame or two: a chart first measures its place, then draws.
 */
async function settle(): Promise<void> {
  settling += 1
  const latest = settling
  await painted()
  await document.fonts.ready
  await painted()
  if (missing > 0 || settling !== latest) return
  document.documentElement.dataset.whole = ''
  for (const tell of waiting.splice(0)) tell()
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Resolves once no part of the page is loading. */
export function untilWhole(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.dataset.whole === undefined) waiting.push(resolve)
    else resolve()
  })
}

/** Prints once no part of the page, such as a chart or a search, is loading. */
export async function printWhole(): Promise<void> {
  await untilWhole()
  window.print()
}

/** Keeps the document from being whole while something that shows no placeholder is missing. */
export function useUnfinishedWhile(isMissing: boolean): void {
  useLayoutEffect(() => (isMissing ? pending() : undefined), [isMissing])
}

export function PendingPart({ children }: { children?: ReactNode }) {
  useUnfinishedWhile(true)
  return children
}
