/** The id of a field's control, so that an error can lead to it. */
export function controlId(field: { readonly key: string }, tier: number): string {
  return `${field.key}-${tier.toString()}`
}

/** Focuses a control wherever it is, folded away or not. Returns whether there is one. */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id)
  unfold(control)
  control?.focus()
  return control !== null
}

/** Opens everything that an element is folded away in. */
function unfold(element: Element | null): void {
  let folded = element?.closest('details')
  while (folded) {
    folded.open = true
    folded = folded.parentElement?.closest('details')
  }
}

/** Unfolds a section, shows it from its top and focuses its heading. Returns whether there is one. */
export function focusSection(id: string): boolean {
  const section = document.getElementById(id)
  const heading = section?.querySelector<HTMLElement>('[tabindex="-1"]')
  if (!section || !heading) return false
  unfold(heading)
  section.scrollIntoView()
  heading.focus({ preventScroll: true })
  return true
}
