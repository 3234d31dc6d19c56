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
  grid: css({
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  }),
  box: css({ w: 'form', maxW: 'full' }),
  box2: css({
    w: 'form',
    maxW: 'full',
    p: '6',
    color: 'white',
    bg: 'teal.deep',
    borderRadius: 'xl',
  }),
  box3: css({ maxH: '160px', px: { base: '4', md: '6' }, overflow: 'auto', borderWidth: '1px' }),
  text: css({ py: '20' }),
  button: css({ flex: '1' }),
}

const nothing = () => undefined

export const FieldsPart = () => {
  const [search, setSearch] = useState('')
  return (
    <Part id="fields" title="Fields" about="What is filled in.">
      <Specimen name="States" isRow={false}>
        <div className={styles.grid}>
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
        <div className={styles.box}>
          <EmailForm action="Tell me" isPending={false} error={undefined} onSend={nothing} />
        </div>
        <div className={styles.box}>
          <EmailForm action="Tell me" isPending={false} error="Not an address" onSend={nothing} />
        </div>
        <div className={styles.box2}>
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
        <div className={styles.box3}>
          <p className={styles.text}>Scroll.</p>
          <StickyBar until="lg">
            <strong>₹599</strong>
            <Button className={styles.button} variant="accent" size="lg">
              Add to cart
            </Button>
          </StickyBar>
          <p className={styles.text}>Its place was above.</p>
        </div>
      </Specimen>
      <Specimen name="Of a whole form" isRow={false}>
        <FormAlert>The prices have changed. Please look again.</FormAlert>
        <FormAlert tone="info">You are ordering as a guest.</FormAlert>
      </Specimen>
    </Part>
  )
}
