/** Downloads content as a file. Nothing leaves the machine. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads what it saves only some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A file name that every operating system accepts. */
export function safeFileName(name: string, ending: string): string {
  return `${name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim()}.${ending}`
}

type SaveButtonProps = {
  /** File format; in lower case also the ending of the file name. */
  readonly as: 'CSV' | 'PNG' | 'SVG' | 'draw.io'
  readonly name: string
  readonly save: (fileName: string) => void
}

export function SaveButton({ as, name, save }: SaveButtonProps) {
  const fileName = safeFileName(name, as.toLowerCase().replace('.', ''))
  return (
    <button type="button" className="save" onClick={() => save(fileName)}>
      <span aria-hidden="true">↓ </span>
      <span className="sr">Save as </span>
      {as}
      <span className="sr">: {name}</span>
    </button>
  )
}
