import { Choice } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
  }),
  name: css({ minW: '0', fontSize: 'sm', overflowWrap: 'anywhere' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type RestockChoiceProps = {
  name: string
  restock: boolean
  isFixed?: boolean
  onChange: (restock: boolean) => void
}

/** Chooses whether a line goes back to stock. */
export const RestockChoice = ({ name, restock, isFixed = false, onChange }: RestockChoiceProps) => {
  const t = useText()
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <fieldset
        className={styles.row}
        disabled={isFixed}
        aria-label={t('whereToOf', { line: name })}
      >
        <Choice aria-pressed={restock} onClick={() => onChange(true)}>
          {t('restock')}
        </Choice>
        <Choice aria-pressed={!restock} onClick={() => onChange(false)}>
          {t('asDamaged')}
        </Choice>
      </fieldset>
    </li>
  )
}
