import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { EmailForm } from '#components/ui/form/email-form.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormField, Input, Select, TextArea } from '#components/ui/form/form-field.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { StickyBar } from '#components/ui/layout/sticky-bar.tsx'
import { Part, Specimen } from './specimen.tsx'
import { css } from '#styled-system/css'

const styles = {
  fields: css({
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  }),
  emailForm: css({ w: 'form', maxW: 'full' }),
  nightForm: css({
    w: 'form',
    maxW: 'full',
    p: '6',
    color: 'white',
    bg: 'teal.deep',
    borderRadius: 'xl',
  }),
  scrolling: css({
    maxH: '160px',
    px: { base: '4', md: '6' },
    overflow: 'auto',
    borderWidth: '1px',
  }),
  filler: css({ py: '20' }),
  action: css({ flex: '1' }),
}

const nothing = () => undefined

export const FieldsPart = () => {
  const [search, setSearch] = useState('')
  return (
    <Part id="fields" title="Fields" about="What is filled in.">
      <Specimen name="States" isRow={false}>
        <div className={styles.fields}>
          <FormField label="Empty" hint="A hint stands below">
            {(control) => <Input {...control} placeholder="For example this" />}
          </FormField>
          <FormField label="Filled" isOptional>
            {(control) => <Input {...control} defaultValue="Asha Rao" />}
          </FormField>
          <FormField label="Hover">
            {(control) => <Input {...control} data-hover="" defaultValue="Asha Rao" />}
          </FormField>
          <FormField label="Focus">
            {(control) => <Input {...control} data-focus-visible="" defaultValue="Asha Rao" />}
          </FormField>
          <FormField label="Wrong" error="Please enter valid phone number" hint="Ten digits">
            {(control) => <Input {...control} defaultValue="12345" />}
          </FormField>
          <FormField label="Disabled">
            {(control) => <Input {...control} disabled defaultValue="Asha Rao" />}
          </FormField>
          <FormField label="To be read only">
            {(control) => <Input {...control} readOnly defaultValue="Cash on delivery" />}
          </FormField>
          <FormField label="Choice of one">
            {(control) => (
              <Select {...control}>
                <option>Kitchen</option>
                <option>A category whose name is much longer than the field that shows it</option>
              </Select>
            )}
          </FormField>
          <FormField label="Long text">
            {(control) => <TextArea {...control} rows={3} defaultValue="Heavy, flat and even." />}
          </FormField>
          <CheckboxField label="Yes or no" hint="All of its text is its target" defaultChecked />
          <CheckboxField label="Disabled" disabled />
          <SearchField label="Search" placeholder="Search" value={search} onSearch={setSearch} />
        </div>
      </Specimen>
      <Specimen name="One address: at rest, refused, while it is sent on the night's ground">
        <div className={styles.emailForm}>
          <EmailForm action="Tell me" isPending={false} error={undefined} onSend={nothing} />
        </div>
        <div className={styles.emailForm}>
          <EmailForm action="Tell me" isPending={false} error="Not an address" onSend={nothing} />
        </div>
        <div className={styles.nightForm}>
          <EmailForm
            ground="night"
            action="Signing up…"
            isPending
            error="Not an address"
            onSend={nothing}
          />
        </div>
      </Specimen>
      <Specimen name="What stays at the lower edge of a small screen" isRow={false}>
        <div className={styles.scrolling}>
          <p className={styles.filler}>Scroll.</p>
          <StickyBar until="lg">
            <strong>₹599</strong>
            <Button className={styles.action} variant="accent" size="lg">
              Add to cart
            </Button>
          </StickyBar>
          <p className={styles.filler}>Its place was above.</p>
        </div>
      </Specimen>
      <Specimen name="Of a whole form" isRow={false}>
        <FormAlert>The prices have changed. Please look again.</FormAlert>
        <FormAlert tone="info">You are ordering as a guest.</FormAlert>
      </Specimen>
    </Part>
  )
}
