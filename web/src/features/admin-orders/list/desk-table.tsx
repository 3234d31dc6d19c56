import { useContext, type ReactNode } from 'react'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { ShownList } from '#components/ui/table/shown-list.ts'
import { css } from '#styled-system/css'
import { useText } from '../desk-texts.ts'

const WIDE = '@container (min-width: 970px)'

const styles = {
  table: css({
    display: 'block',
    w: 'full',
    lineHeight: 'snug',
    textAlign: 'left',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& thead': { srOnly: true },
    '& tbody': { display: 'grid', gap: '2' },
    [WIDE]: {
      display: 'table',
      bg: 'paper',
      borderWidth: '1px',
      borderRadius: 'lg',
      '& thead': {
        position: 'static',
        w: 'auto',
        h: 'auto',
        m: '0',
        overflow: 'visible',
        clip: 'auto',
        display: 'table-header-group',
      },
      '& tbody': { display: 'table-row-group' },
      '& thead th': {
        px: '8px',
        py: '10px',
        color: 'ink.soft',
        fontSize: 'xs',
        fontWeight: 'semibold',
        whiteSpace: 'nowrap',
        bg: 'sand',
      },
      '& thead th:first-child': { borderTopLeftRadius: 'lg' },
      '& thead th:last-child': { borderTopRightRadius: 'lg' },
    },
  }),
  end: css({ textAlign: 'right' }),
}

/** Table of orders, with cards for rows on a phone. */
export const DeskTable = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <table key={useContext(ShownList)} className={styles.table}>
        <VisuallyHidden as="caption">{t('orders')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('choose')}</VisuallyHidden>
            </th>
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('items')}</th>
            <th scope="col" className={styles.end}>
              {t('total')}
            </th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className={styles.end}>
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
