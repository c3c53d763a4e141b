/** The id of a field's control, so that an error can lead to it. */
export function controlId(field: { readonly key: string }, tier: number): string {
  return `${field.key}-${tier.toString()}`
}

/** Focuses a control wherever it is, folded away or not. Returns whether there is one. */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id)
  let folded = control?.closest('details')
  while (folded) {
    folded.setAttribute('open', '')
    folded = folded.parentElement?.closest('details')
  }
  control?.focus()
  return control !== null
}

/** Shows a section from its top and focuses its heading. Returns whether there is one. */
export function focusSection(id: string): boolean {
  const section = document.getElementById(id)
  const heading = section?.querySelector<HTMLElement>('[tabindex="-1"]')
  if (!section || !heading) return false
  section.scrollIntoView()
  heading.focus({ preventScroll: true })
  return true
}
