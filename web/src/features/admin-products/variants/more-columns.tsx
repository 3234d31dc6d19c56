import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useText } from './texts.ts'
import { MORE_NAMES, type More } from './use-more-columns.ts'

type MoreColumnsProps = {
  chosen: Record<More, boolean>
  choose: (name: More, isShown: boolean) => void
}

/** Checkboxes for optional columns. */
export const MoreColumns = ({ chosen, choose }: MoreColumnsProps) => {
  const t = useText()
  return MORE_NAMES.map((name) => (
    <CheckboxField
      key={name}
      label={t(name)}
      hint={t(`${name}Hint`)}
      checked={chosen[name]}
      onChange={({ target }) => choose(name, target.checked)}
    />
  ))
}
