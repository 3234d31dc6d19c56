/** Reads a contact shared by a phone (vCard, RFC 6350) as lines of a message: name, phone numbers, address. */

const QUOTED = /ENCODING=QUOTED-PRINTABLE/iu

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value.replaceAll('%', '%25').replaceAll('=', '%'))
  } catch {
    return value
  }
}

const plain = (value: string): string => value.replaceAll(/\\([,;\\])/g, '$1').trim()

/** Folded lines continue with a space, and in quoted-printable after an equals sign. */
const rowsOf = (card: string): string[] =>
  card
    .replaceAll('\r', '')
    .replaceAll(/\n[ \t]/g, '')
    .replaceAll('=\n', '')
    .split('\n')

export const textOfCard = (card: string): string =>
  rowsOf(card)
    .flatMap((row) => {
      const at = row.indexOf(':')
      if (at < 0) return []
      const head = row.slice(0, at)
      const written = row.slice(at + 1)
      const value = QUOTED.test(head) ? decoded(written) : written
      // "item1.TEL;TYPE=CELL" is a TEL.
      const [name = ''] = head.split(';')
      const field = name.split('.').at(-1)?.toUpperCase()
      if (field === 'FN') return [`Name: ${plain(value)}`]
      if (field === 'TEL') return [plain(value).replace(/^tel:/i, '')]
      // Parts: box, more, street, city, state, PIN code, country.
      if (field === 'ADR')
        return [
          value
            .split(/(?<!\\);/)
            .slice(2, 6)
            .map(plain)
            .filter(Boolean)
            .join(', '),
        ]
      return []
    })
    .join('\n')
