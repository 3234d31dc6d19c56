import { MAX_PASSPHRASE, MIN_PASSPHRASE } from '@bartan/contract/backup/rules'
import { Download } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { BusyButton, Button, Card, Heading, Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { useUnsavedGuard } from '#lib/browser/use-unsaved-guard.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useDownload } from '../backup-calls.ts'
import { useText } from '../texts.ts'

/** Without letters and digits that look alike, because the passphrase is written by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 5

/** About 99 bits of entropy, in groups that can be read aloud. */
const newPassphrase = (): string => {
  const drawn: string[] = []
  while (drawn.length < GROUPS * GROUP) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Rejects bytes above the last whole multiple, so that all letters are equally likely.
    if (byte < LETTERS.length * 8) drawn.push(LETTERS.charAt(byte % LETTERS.length))
  }
  return Array.from({ length: GROUPS }, (_, at) =>
    drawn.slice(at * GROUP, (at + 1) * GROUP).join(''),
  ).join('-')
}

const styles = {
  root: grid({ gridTemplateColumns: '1', gap: '4', maxW: 'text' }),
  /** Its room is kept, of two lines on a phone: how far it is, and that it is made, moves nothing. */
  state: css({ minH: { base: '12', md: '6' }, fontSize: 'sm', color: 'ink.soft' }),
  submit: css({ justifySelf: 'start' }),
}

const MEGABYTE = 1_000_000

const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`

/** Shows the typed passphrase, because it must be written down. */
export const BackupForm = () => {
  const t = useText()
  const { mutate: download, isPending, isSuccess, error, bytes } = useDownload()
  const form = useForm({ defaultValues: { passphrase: '', pictures: true, noted: false } })
  const { errors } = form.formState
  // Before the fields below it: the first that was registered is led to.
  const passphraseInput = form.register('passphrase', {
    validate: (typed) =>
      (typed.length >= MIN_PASSPHRASE && typed.length <= MAX_PASSPHRASE) ||
      t('passphraseHint', { min: MIN_PASSPHRASE }),
  })
  useUnsavedGuard(isPending)
  const submit = form.handleSubmit(({ passphrase, pictures }) => download({ passphrase, pictures }))
  return (
    <Card as="section">
      <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <Heading size="small">{t('make')}</Heading>
          <Note className={css({ mt: '1', textWrap: 'pretty' })}>{t('makeAbout')}</Note>
        </div>
        <FormField
          label={t('passphrase')}
          hint={errors.passphrase ? undefined : t('passphraseHint', { min: MIN_PASSPHRASE })}
          error={errors.passphrase?.message}
        >
          {(control) => (
            <div className={wrap({ gap: '2' })}>
              <Input
                {...control}
                {...passphraseInput}
                className={css({ flex: '1 1 16rem', fontFamily: 'mono' })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button
                variant="outline"
                onClick={() =>
                  form.setValue('passphrase', newPassphrase(), { shouldValidate: true })
                }
              >
                {t('suggest')}
              </Button>
            </div>
          )}
        </FormField>
        <CheckboxField
          {...form.register('noted', { validate: (isNoted) => isNoted || t('notNoted') })}
          label={t('noted')}
          hint={t('notedHint')}
        />
        {errors.noted && <FormAlert>{errors.noted.message}</FormAlert>}
        <CheckboxField
          {...form.register('pictures')}
          label={t('pictures')}
          hint={t('picturesHint')}
        />
        {error && <FormAlert>{`${t('notMade')}: ${messageOf(t.language, error)}`}</FormAlert>}
        <BusyButton className={styles.submit} type="submit" variant="accent" isBusy={isPending}>
          <Download aria-hidden size={18} />
          {t('start')}
        </BusyButton>
        <output className={styles.state}>
          {isPending && t('making', { size: sizeOf(bytes) })}
          {isSuccess && t('made', { size: sizeOf(bytes) })}
        </output>
      </form>
    </Card>
  )
}
