import { columnsOf, type ColumnName } from '@bartan/contract/tax/document-columns'
import type { DocumentWords } from '@bartan/contract/tax/document-words'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  table: css({
    w: 'full',
    mt: '6',
    fontSize: 'xs',
    lineHeight: 'snug',
    borderCollapse: 'collapse',
    _print: { fontSize: '9pt' },
    '& th, & td': {
      px: '1',
      py: '1.5',
      textAlign: 'right',
      verticalAlign: 'top',
      fontVariantNumeric: 'tabular-nums',
      borderBottomWidth: '1px',
    },
    // The reader's language is below the English.
    '& thead th': { whiteSpace: 'pre-line', borderBottomWidth: '2px', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal' },
    '& [data-column=item], & [data-column=hsn]': { textAlign: 'left' },
    '& [data-column=item]': { pl: '0' },
    '& [data-column=total]': { pr: '0' },
    '& tr': { breakInside: 'avoid' },
    // Nine columns need a sheet's width: on a phone each line is a block.
    mdDown: {
      fontSize: 'sm',
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', py: '2', borderBottomWidth: '1px' },
      '& tbody th': { display: 'block', p: '0', borderBottom: 'none', fontWeight: 'semibold' },
      '& tbody td': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '4',
        p: '0',
        borderBottom: 'none',
      },
      '& tbody td::before': { content: 'attr(data-label)', color: 'ink.soft' },
    },
  }),
}

/** Sales within a state have CGST and SGST columns, others IGST. */
const isShown = (name: ColumnName, { isInterState }: DocumentWords): boolean => {
  if (name === 'igst') return isInterState
  return !(isInterState && (name === 'cgst' || name === 'sgst'))
}

type DocumentLinesProps = { lines: TaxDocument['lines']; words: DocumentWords }

/** Lines of a sale or credit note with their tax. */
export const DocumentLines = ({ lines, words }: DocumentLinesProps) => {
  const t = useText()
  const [item, ...others] = columnsOf(words).filter(({ name }) => isShown(name, words))
  if (!item) return null
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{t('items')}</VisuallyHidden>
      <thead>
        <tr>
          {[item, ...others].map(({ name, title }) => (
            <th key={name} scope="col" data-column={name}>
              {title.replace(' · ', '\n')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same, and none ever moves
          <tr key={place}>
            <th scope="row" data-column={item.name}>
              {item.of(line)}
            </th>
            {others.map(({ name, title, of }) => (
              <td key={name} data-column={name} data-label={title}>
                {of(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
