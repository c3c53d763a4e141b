import type { Page } from '@playwright/test'
import { expectDrawn } from './journey.ts'

/** What a person may set for all text of a page, by WCAG 2.2, 1.4.12. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The texts of a page that are cut: in a box that hides what runs over it, or that scrolls both ways. */
export async function cutTexts(page: Page): Promise<string[]> {
  await expectDrawn(page)
  return page.evaluate(() => {
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${(element.textContent ?? '').trim().slice(0, 60)}`
    const isCut = (element: Element) => {
      if (!element.checkVisibility() || element.closest('svg')) return false
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      // What only a screen reader reads is cut to a point on purpose.
      if (clipPath !== 'none' && element.clientWidth <= 1) return false
      const isOver = (over: string, whole: number, seen: number) =>
        (over === 'hidden' || over === 'clip') && seen > 0 && whole > seen + 1
      return (
        isOver(overflowX, element.scrollWidth, element.clientWidth) ||
        isOver(overflowY, element.scrollHeight, element.clientHeight)
      )
    }
    const hasText = (element: Element) => (element.textContent ?? '').trim() !== ''
    return [...document.querySelectorAll('body *')]
      .filter((one) => hasText(one) && isCut(one))
      .map(told)
  })
}

/** Boxes other than tables that a page of 320 px scrolls sideways, although text could be broken. */
export function sideScrolled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.sr')) return false
        const { overflowX } = getComputedStyle(element)
        const scrolls = overflowX === 'auto' || overflowX === 'scroll'
        if (!scrolls || element.scrollWidth <= element.clientWidth + 1) return false
        // A table, a grid or a drawing needs two dimensions to be read.
        return (
          !element.matches(':is(table, [role="grid"], svg, textarea)') &&
          !element.querySelector(':is(table, [role="grid"], svg)')
        )
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
  )
}

/** What can have the focus, in the order of the page. */
const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]'

/**
 * What is wholly behind something else once it has the focus, going down the page and up again: nothing
 * is good. A control that is not drawn itself counts where its label is.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  await expectDrawn(page)
  return page.evaluate((focusable) => {
    const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    // A control that is not drawn itself lies over what it is for: its label, or its frame.
    const drawnAs = (element: HTMLElement) => {
      if (element.offsetWidth > 1 && getComputedStyle(element).opacity !== '0') return [element]
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      return [label, element.parentElement].filter((one) => one !== null && one !== undefined)
    }
    const isSeen = (element: HTMLElement) =>
      drawnAs(element).some((one) => [...one.getClientRects()].some((box) => isHit(one, box)))
    // Of a text that is broken each line has a box of its own.
    const isHit = (one: Element, box: DOMRect) => {
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      if (left >= right || top >= bottom) return false
      const places = [0.02, 0.25, 0.5, 0.75, 0.98]
      return places.some((x) =>
        places.some((y) => {
          const at = [left + (right - left) * x, top + (bottom - top) * y] as const
          const found = document.elementFromPoint(...at)
          // The page itself is hit where something that only looks like an element covers it.
          const isPage = found === null || found === document.body || found.matches('html, main')
          return !isPage && (one.contains(found) || found.contains(one))
        }),
      )
    }
    const hidden = new Set<string>()
    scrollTo(0, 0)
    for (const element of [...all, ...all.toReversed()]) {
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element || !element.checkVisibility()) continue
      if (!isSeen(element))
        hidden.add(
          `${element.tagName.toLowerCase()}.${element.className}#${element.id}: ${(element.textContent ?? '').trim().slice(0, 40)}`,
        )
    }
    if (all.length === 0) throw new Error('Nothing takes the focus')
    return [...hidden]
  }, focusable)
}

/** What takes the focus without showing it: by an outline of its own or of what it lies in. */
export async function unseenFocus(page: Page): Promise<string[]> {
  await expectDrawn(page)
  return page.evaluate((focusable) => {
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 1 &&
        outlineColor !== 'rgba(0, 0, 0, 0)'
      )
    }
    const unseen = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      const around = [
        element,
        element.nextElementSibling,
        element.parentElement,
        element.parentElement?.parentElement,
      ]
      if (!around.some((one) => one && isOutlined(one)))
        unseen.add(`${element.tagName.toLowerCase()}.${element.className}#${element.id}`)
    }
    return [...unseen]
  }, focusable)
}

/**
 * Targets that are smaller than 24 px and too near to another: a circle of 24 px around their middle
 * reaches another target, or that of a small one. Links within a sentence are let through, as WCAG 2.2
 * has it, and what the browser draws itself.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await expectDrawn(page)
  return page.evaluate(() => {
    const wanted =
      'a[href], button, summary, select, input:not([type="hidden"]), label:has(input), [role="option"]'
    type Target = { readonly element: Element; readonly box: DOMRect }
    const targets: Target[] = [...document.querySelectorAll(wanted)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr, [inert]'),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const isSmall = ({ box }: Target) => Math.min(box.width, box.height) < 23.5
    const isInSentence = ({ element }: Target) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.closest('p, li, td, th, dd, span, div, label, summary')
      return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    }
    const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    const isNear = (one: Target, other: Target) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false
      const from = middle(one)
      if (isSmall(other)) {
        const to = middle(other)
        return Math.hypot(from.x - to.x, from.y - to.y) < 23.5
      }
      const x = Math.max(other.box.left, Math.min(from.x, other.box.right))
      const y = Math.max(other.box.top, Math.min(from.y, other.box.bottom))
      return Math.hypot(from.x - x, from.y - y) < 11.5
    }
    return targets
      .filter(
        (one) =>
          isSmall(one) &&
          !isInSentence(one) &&
          targets.some((other) => other !== one && isNear(one, other)),
      )
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${Math.round(box.width)} × ${Math.round(box.height)}: ${(element.textContent ?? '').trim().slice(0, 40)}`,
      )
  })
}
