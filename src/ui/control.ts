/** DOM id of a field's control, so that an error can lead to the control. */
export function controlId(field: { readonly key: string }, tier: number): string {
  return `${field.key}-${tier.toString()}`
}

/** Focuses a control and unfolds the folds around it. Returns false if there is none. */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id)
  unfold(control)
  control?.focus()
  return control !== null
}

function unfold(element: Element | null): void {
  let folded = element?.closest('details')
  while (folded) {
    folded.open = true
    folded = folded.parentElement?.closest('details')
  }
}

/** Unfolds a section, scrolls to it and focuses its heading. Returns false if there is none. */
export function focusSection(id: string): boolean {
  const section = document.getElementById(id)
  const heading = section?.querySelector<HTMLElement>('[tabindex="-1"]')
  if (!section || !heading) return false
  unfold(heading)
  section.scrollIntoView()
  heading.focus({ preventScroll: true })
  return true
}
