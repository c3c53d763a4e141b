/** Hands a text to the person as a file, as a download of the browser. Nothing leaves the machine. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads what it saves only some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
