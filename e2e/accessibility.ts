import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

// None of these checks waits: callers first have the page drawn.

/** Runs `look` with the text spacing of WCAG 2.2, 1.4.12, that a person may set for a page. */
export async function withSpacedText(page: Page, look: () => Promise<void>): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  await look()
  await sheet.evaluate((spaced) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== spaced)
  })
}

/** Runs `look` with text of twice the size. The policy refuses style attributes, but not this. */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const resize = async (size: string, becomes: string) => {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, size)
    await expect(page.locator('html')).toHaveCSS('font-size', becomes)
  }
  await resize('200%', '32px')
  await look()
  await resize('', '16px')
}

/** Runs `look` with all folds of the page open. */
export async function withAllFoldsOpen(page: Page, look: () => Promise<void>): Promise<void> {
  const opened = await page.evaluateHandle(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const one of folded) one.open = true
    return folded
  })
  await look()
  await opened.evaluate((folds) => {
    for (const one of folds) one.open = false
  })
}

/** Takes the focus from the page and scrolls to its top, as before any key was pressed. */
export async function leaveFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
}

/** Texts that are cut: their box hides what overflows. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${(element.textContent ?? '').trim().slice(0, 60)}`
    const isCut = (element: Element) => {
      if (!element.checkVisibility() || element.closest('svg')) return false
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      // Texts for screen readers are cut to a point on purpose.
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

/** How much wider the page is than the window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body
    return scrollWidth - clientWidth
  })
}

/** Boxes that scroll sideways in a page of 320 px although their text could wrap; no tables. */
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

/** Selector of elements that can have the focus. */
const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]'

/**
 * Focused elements that are wholly covered, going down the page and up again; empty if all is well.
 * A control that is not drawn itself counts where its label is.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate((focusable) => {
    const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    // A control that is not drawn itself lies over its label or its frame.
    const drawnAs = (element: HTMLElement) => {
      if (element.offsetWidth > 1 && getComputedStyle(element).opacity !== '0') return [element]
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      return [label, element.parentElement].filter((one) => one !== null && one !== undefined)
    }
    const isSeen = (element: HTMLElement) =>
      drawnAs(element).some((one) => [...one.getClientRects()].some((box) => isHit(one, box)))
    // A wrapped text has a box for each line.
    const isHit = (one: Element, box: DOMRect) => {
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      if (left >= right || top >= bottom) return false
      const places = [0.02, 0.25, 0.5, 0.75, 0.98]
      return places.some((x) =>
        places.some((y) => {
          const at = [left + (right - left) * x, top + (bottom - top) * y] as const
          const found = document.elementFromPoint(...at)
          // A hit on the page itself means that a pseudo-element or the like covers the element.
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

/** Elements that take the focus without showing it, by their own outline or one around them. */
export async function unseenFocus(page: Page): Promise<string[]> {
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
 * Targets smaller than 24 px and too near to another: a circle of 24 px around their middle reaches
 * another target, or the circle of another small one. Links within a sentence are exempt, as in
 * WCAG 2.2.
 */
export async function smallTargets(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate((within) => {
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
          one.element.closest(within) !== null &&
          !isInSentence(one) &&
          targets.some((other) => other !== one && isNear(one, other)),
      )
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${Math.round(box.width)} × ${Math.round(box.height)}: ${(element.textContent ?? '').trim().slice(0, 40)}`,
      )
  }, within)
}

/**
 * Controls that a window shows without scrolling, as far down as `fold` in px. Buttons of a toolbar
 * are one control, as only one of them is a Tab stop, and arrow keys move between them; so are the
 * cells of a grid, which is a spreadsheet.
 */
export async function controlsAbove(page: Page, fold: number): Promise<string[]> {
  return page.evaluate((fold) => {
    const controls =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((one) => {
        const { top, bottom, width, height } = one.getBoundingClientRect()
        const isInView = top < fold && bottom > 0 && width > 1 && height > 1
        const isOfStop = one.tabIndex < 0 && one.closest('[role="toolbar"]') !== null
        const grid = one.closest('[role="grid"]')
        if (grid && grid.querySelector(controls) !== one) return false
        return isInView && !isOfStop && one.checkVisibility({ visibilityProperty: true })
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? '')
  }, fold)
}

/** Links that only color sets apart from the text around them, by WCAG 2.2, 1.4.1. */
export async function bareLinks(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const isWithinText = (link: Element) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (one) => one instanceof Text && one.data.trim().length > 1,
      )
    const isBare = (link: Element) => {
      const { textDecorationLine, display } = getComputedStyle(link)
      return display === 'inline' && textDecorationLine === 'none'
    }
    return [...document.querySelectorAll(`${within} a[href]`)]
      .filter((link) => link.checkVisibility() && isWithinText(link) && isBare(link))
      .map((link) => link.outerHTML.slice(0, 120))
  }, within)
}

/**
 * Texts with too little contrast, by WCAG 2.2, 1.4.3: a check of every scheme and width in a
 * fraction of the time of axe-core. Backgrounds are those of enclosing elements; disabled text may
 * be faint.
 */
export async function faintTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    type Paint = readonly [red: number, green: number, blue: number, alpha: number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('There is no canvas to mix colours on')
    const known = new Map<string, Paint>()
    // A canvas reads every notation of a color.
    const paintOf = (colour: string): Paint => {
      const before = known.get(colour)
      if (before) return before
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      const paint: Paint = [red, green, blue, alpha / 255]
      known.set(colour, paint)
      return paint
    }
    const over = ([r, g, b, a]: Paint, [R, G, B]: Paint): Paint => {
      const mixed = (top: number, below: number) => top * a + below * (1 - a)
      return [mixed(r, R), mixed(g, G), mixed(b, B), 1]
    }
    const groundOf = (element: Element | null): Paint => {
      if (!element) return paintOf(dark.matches ? '#121212' : '#fff')
      const paint = paintOf(getComputedStyle(element).backgroundColor)
      return paint[3] === 1 ? paint : over(paint, groundOf(element.parentElement))
    }
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const brightness = ([red, green, blue]: Paint) => {
      const linear = (channel: number) =>
        channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
      Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const hasText = (element: Element) =>
      [...element.childNodes].some((one) => one instanceof Text && one.data.trim() !== '')
    const faint: string[] = []
    let looked = 0
    for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
      if (!hasText(element) || element.closest('svg, .sr, :disabled, [aria-disabled="true"]'))
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      looked += 1
      const style = getComputedStyle(element)
      const [red, green, blue, alpha] = paintOf(style.color)
      const ground = groundOf(element)
      const text = over([red, green, blue, alpha * opacityOf(element)], ground)
      const [high = 0, low = 0] = [brightness(text), brightness(ground)].toSorted((a, b) => b - a)
      const ratio = (high + 0.05) / (low + 0.05)
      if (ratio < (isLarge(style) ? 3 : 4.5))
        faint.push(
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${(element.textContent ?? '').trim().slice(0, 40)}, ${ratio.toFixed(2)} : 1`,
        )
    }
    if (looked === 0) throw new Error('No text is seen')
    return faint
  }, within)
}
