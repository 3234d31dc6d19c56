import { lineId, type LineKey } from '@bartan/contract/cart/rules'
import { useState } from 'react'
import { Choice } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  title: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  lines: css({ display: 'grid', gap: '3' }),
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
  isFixed: boolean
  onChange: (restock: boolean) => void
}

const RestockChoice = ({ name, restock, isFixed, onChange }: RestockChoiceProps) => {
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

/** Which of the lines that come back are marked as damaged. */
export const useDamaged = () => {
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set())
  return {
    isDamaged: (line: LineKey) => damaged.has(lineId(line)),
    mark: (line: LineKey, restock: boolean) => {
      const next = new Set(damaged)
      if (restock) next.delete(lineId(line))
      else next.add(lineId(line))
      setDamaged(next)
    },
  }
}

type RestockLinesProps<Line> = {
  title: string
  lines: readonly Line[]
  nameOf: (line: Line) => string
  isDamaged: (line: Line) => boolean
  isFixed?: boolean
  onMark: (line: Line, restock: boolean) => void
}

/** Chooses of each line whether it goes back to stock. */
export const RestockLines = <Line extends LineKey>({
  title,
  lines,
  nameOf,
  isDamaged,
  isFixed = false,
  onMark,
}: RestockLinesProps<Line>) => (
  <>
    <p className={styles.title}>{title}</p>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <RestockChoice
          key={lineId(line)}
          name={nameOf(line)}
          restock={!isDamaged(line)}
          isFixed={isFixed}
          onChange={(restock) => onMark(line, restock)}
        />
      ))}
    </ul>
  </>
)
