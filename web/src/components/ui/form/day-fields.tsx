import { useText } from '#components/admin-words/texts.ts'
import { css } from '#styled-system/css'
import { InputField } from './labeled-fields.tsx'

type End = 'from' | 'to'

type DayFieldsProps = {
  days: Record<End, string>
  onChange: (changed: Partial<Record<End, string>>) => void
}

export const DayFields = ({ days, onChange }: DayFieldsProps) => {
  const t = useText()
  return (['from', 'to'] as const).map((name) => (
    <div className={css({ flex: { base: '1 1 140px', sm: '0 0 180px' } })} key={name}>
      <InputField
        label={t(name)}
        type="date"
        {...(name === 'from' ? { max: days.to } : { min: days.from })}
        value={days[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  ))
}
