/**
 * Words that column names are composed of, in letters alone and without accents: scripts and
 * translations of *TotalItemSize* or *ItemCount* order and join them freely. English first, then
 * German, French, Spanish, Italian, Portuguese and Dutch.
 */
const joints = 'de[slr]?|di|d[oa]s?|d|der|von|van|of|the|l[ae]?s?|in|en|per|alle'
const totals = 'total(?:[ei]?s?|en)|gesamte?|totaal|all'
const sizes = 'size|große|groesse|taille|tamano|dimension[ei]|tamanho|grootte|grosse'
const items = 'items?|element(?:[eis]|os?)?|itens'
const counts =
  'count|number|nr|num|anzahl|gesamtzahl|nombre|numero|recuento|conteggio|contagem|aantal'
const mailboxes =
  'primary|mailbox(?:es)?|mbx|postfach(?:es)?|boite(?:auxlettres)?|buzon|cassetta(?:postale)?|caixa(?:decorreio)?|postvak'
const archives = '(?:online|inplace|personal)?archiv(?:e[sn]?|i?o)?|arquivo(?:morto)?|archief'
const messages =
  'messages?|nachricht(?:en)?|mensajes?|messaggio?|mensage(?:m|ns)|berichten|e?mails?'

/** Maximum length of a column name; longer ones are ambiguous. */
const longest = 48

/** True if a name consists of these words alone and has one of each needed kind. */
function ofWords(allowed: readonly string[], needed: readonly string[]): (name: string) => boolean {
  const whole = new RegExp(`^(?:${[joints, ...allowed, ...needed].join('|')})+$`)
  const each = needed.map((words) => new RegExp(words))
  return (name) =>
    name.length <= longest && whole.test(name) && each.every((words) => words.test(name))
}

/** Tests of column names without units, by content of the column. */
export const wordedColumns = {
  size: ofWords([items], [sizes, `${totals}|${mailboxes}`]),
  archiveSize: ofWords([items, totals, mailboxes], [sizes, archives]),
  items: ofWords([mailboxes], [items, `${totals}|${counts}`]),
  messages: ofWords([], [messages, `${totals}|${counts}`]),
} as const

/** True if a column has the type of a row: `Type`, `MailboxKind`, `Postfachart`. */
export function isTypeName(name: string): boolean {
  return /^(?:mailbox|mbx|recipient|postfach|row|store|object)?(?:type|kind|typ|art|soort|tipo)$/.test(
    name,
  )
}
