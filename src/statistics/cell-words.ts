/** True and false as PowerShell writes them, and as a spreadsheet of another language saves them again. */
const yes =
  'true|yes|y|1|ja|wahr|oui|vrai|s[ií]|verdadero|sim|verdadeiro|vero|waar|sant|sand|tak|prawda|はい|是'
const no =
  'false|no|n|0|nein|falsch|non|faux|falso|n[aã]o|nee|onwaar|falskt?|usand|nie|fałsz|いいえ|否'

export const isYes = inWhole(yes)

/** Cells that say of a mailbox that it is not disconnected. */
export const isConnected = inWhole(`|${no}|none|n\\/?a|-|null`)

/** Cells of a state that say that a mailbox is disconnected; a disabled account still has its mailbox. */
export const isDisconnectedState = inWhole(
  'disconnected|soft[- ]?deleted|inactive mailbox|getrennt|d[ée]connect[ée]e?|desconectad[oa]|disconness[oa]',
)

/** Cells that say of a mailbox that it has no archive. */
export const isWithoutArchive = inWhole(
  `|${no}|n\\/?a|-+|–|none|null|disabled|not enabled|no archive|not provisioned|kein(?:e|s)?|aucune?|ninguno|nessuno`,
)

/** Cells that say of an archive that Exchange Online holds it. */
export const isInCloud = inWhole(
  'hosted(?:provisioned|pending)|cloud|exchange online|online|office 365',
)

/** Labels of a row that adds up the others, as a report or a spreadsheet has below them. */
export const isTotalLabel = inWhole(
  '(?:grand |sub)?totals?|sums?|summen?|(?:gesamt|end)summe|(?:ins)?gesamt|total g[ée]n[ée]ral|somme|suma|total geral|soma|somma|totale|totaal|合計',
)

function inWhole(words: string): (cell: string) => boolean {
  const whole = new RegExp(`^(?:${words})$`, 'iu')
  return (cell) => whole.test(cell)
}
