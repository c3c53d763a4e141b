import { type ReactNode, useLayoutEffect } from 'react'

let missing = 0
let settling = 0
const waiting: (() => void)[] = []

/** Says that the first page is there. Until then it is missing. */
export const opened = miss()

/** Says that a part of the page is on its way, until the function returned is called. */
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
 * Marks the document as whole, unless what has just come brings more that is on its way. A chart
 * measures its place and then draws: it takes a frame or two.
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

/** Settles once nothing of the page is on its way. */
export function whole(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.dataset.whole === undefined) waiting.push(resolve)
    else resolve()
  })
}

/** Prints once all of the page is there: a chart or a search may still be on its way. */
export async function printWhole(): Promise<void> {
  await whole()
  window.print()
}

/** Holds the place of a part of the page that is on its way. */
export function Pending({ children }: { children?: ReactNode }) {
  useLayoutEffect(pending, [])
  return children
}
