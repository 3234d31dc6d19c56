import type { ComponentProps } from 'react'
import { FormField, Input, type FormFieldProps } from '#components/ui/form/form-field.tsx'
import { ScanButton } from '#components/ui/scan/scan-button.tsx'
import { css } from '#styled-system/css'
import { flex } from '#styled-system/patterns'
import { useText } from '../order-desk/texts.ts'

const styles = { number: flex({ gap: '2', '& > input': { flex: '1', minW: '0' } }) }

/** Has a dialog focus this field first when it opens; React's own `autoFocus` is too early for that. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

type AwbFieldProps = Omit<FormFieldProps, 'label' | 'children'> & {
  isFirst?: boolean
  input: ComponentProps<typeof Input>
  onCode: (code: string) => void
}

/** A parcel's number, typed or read from its label by the camera. */
export const AwbField = ({ isFirst = false, input, onCode, ...field }: AwbFieldProps) => {
  const t = useText()
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <FormField label={t('awb')} {...field}>
        {(control) => (
          <div className={styles.number}>
            <Input
              {...control}
              {...(isFirst && { ref: focusFirst })}
              {...input}
              maxLength={60}
              autoComplete="off"
            />
            <ScanButton onCode={onCode} />
          </div>
        )}
      </FormField>
    </div>
  )
}
