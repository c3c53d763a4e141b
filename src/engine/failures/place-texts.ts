/** A name of a computer, alone or with its domain. */
export function isHost(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 255 &&
    labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** A static address of a DAG: IPv4, which is all that a DAG takes. */
export function isAddress(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text)
}

/** A folder of a drive, such as C:\Witness, of printed characters without accents. */
export function isFolder(text: string): boolean {
  const [drive = '', ...folders] = text.split('\\')
  return (
    text.length <= 200 &&
    /^[A-Za-z]:$/.test(drive) &&
    folders.length > 0 &&
    !hasFormula(text) &&
    folders.every((folder) => /^(?!.*[. ]$)[ !#-)+-.0-9;=@-[\]-{}~]+$/.test(folder))
  )
}

/** Printed characters without accents that no program takes for a formula. */
export function isPlain(text: string): boolean {
  return /^[ -~]+$/.test(text) && !hasFormula(text)
}

/** Whether a program takes a text, or what follows a sign that parts cells in some languages, for a formula. */
function hasFormula(text: string): boolean {
  return /(?:^|[;|])["' ]*[=+\-@]/.test(text)
}
