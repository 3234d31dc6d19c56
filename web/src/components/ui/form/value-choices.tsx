import { css } from '#styled-system/css'
import { Choice } from '../elements.tsx'

const styles = {
  root: css({ border: 'none', minW: '0' }),
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type ValueChoicesProps = {
  title: string
  values: readonly string[]
  chosen: readonly string[]
  labelOf: (value: string) => string
  onChange: (chosen: readonly string[]) => void
}

/** Toggles for several values; chosen values stay visible even if they are no longer offered. */
export const ValueChoices = ({ title, values, chosen, labelOf, onChange }: ValueChoicesProps) => {
  const all = [...new Set([...values, ...chosen])]
  if (all.length === 0) return null
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.choices}>
        {all.map((value) => (
          <Choice
            key={value}
            size="sm"
            aria-pressed={chosen.includes(value)}
            onClick={() => onChange(toggled(value))}
          >
            {labelOf(value)}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
