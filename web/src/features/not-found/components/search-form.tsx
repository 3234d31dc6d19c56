import { Search } from 'lucide-react'
import { useId, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, VisuallyHidden } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

/** Search form for what the missing page may have been about. */
export const SearchForm = () => {
  const t = useText()
  const id = useId()
  const navigate = useNavigate()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('search')
    if (typeof wanted === 'string' && wanted.trim() !== '')
      navigate(paths.collection({ search: wanted.trim() }))
  }

  return (
    <form className={css({ display: 'flex', gap: '2', w: 'full', maxW: 'form' })} onSubmit={submit}>
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {t('search')}
      </VisuallyHidden>
      <Input
        id={id}
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('example')}
      />
      <Button type="submit">
        <Search aria-hidden size={18} />
        <span className={css({ srOnly: { base: true, sm: false } })}>{t('find')}</span>
      </Button>
    </form>
  )
}
