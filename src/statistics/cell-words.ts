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

/** Words of a row that adds up others, or has their mean. */
const summing =
  '(?:grand[- ]?|sub[- ]?)?totals?|sums?|summen?|(?:gesamt|end|zwischen)summe|(?:ins)?gesamt|total g[ée]n[ée]ral|sous-total|somme|suma|total geral|soma|somma|totale|totaal|razem|łącznie|ogółem|合計|総計|小計|合计|总计|итого|всего|average|mean|durchschnitt|mittelwert|moyenne|promedio|gemiddelde|平均'

/** Labels of a row that sums up the others, as a report or a spreadsheet has below them: `Total (3)`, `Sum:`. */
export const isTotalLabel = inWhole(
  `(?:${summing})(?:\\s*[:：=]?\\s*(?:\\(?\\d[\\d.,' ]*\\)?|\\(?\\d[\\d.,' ]* \\p{L}+\\)?)?)`,
)

const totalBeginning = new RegExp(`^(?:${summing}|alle?|tous|todos|tutti)(?![\\p{L}\\d])`, 'iu')

/** Whether a label begins as that of such a row does, and may still be a name: `Total of Sales`. */
export function beginsAsTotal(label: string): boolean {
  return totalBeginning.test(label)
}

/** Names of databases and of kinds of mailboxes, which a table of totals has where a list names mailboxes. */
const groupNames = [
  '(?:[\\p{L}\\d]+[-_ ])*(?:mailbox|mbx|mb|ex)?[-_ ]?(?:m?db|database|datenbank)[-_ ]?\\d+',
  'postfachdatenbank[-_ ]?\\d+',
  '.*(?:mailboxes|postfächer|postvakken)(?: \\(.*\\))?',
  '(?:boîtes|buzones|caselle|caixas|skrzynki)(?:$|[^\\p{L}].*)',
  '(?:user|shared|room|equipment|linked|team|group|remoteuser)mailbox',
  '.*\\(\\d+ (?:mailboxes|users|postfächer|benutzer)\\)',
]

/** Whether a name is that of a group of mailboxes: of a database, or of a kind such as `Shared mailboxes`. */
export const isGroupName = inWhole(groupNames.join('|'))

function inWhole(words: string): (cell: string) => boolean {
  const whole = new RegExp(`^(?:${words})$`, 'iu')
  return (cell) => whole.test(cell)
}
