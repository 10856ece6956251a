import { useSyncExternalStore } from 'react';
import { plainTexts } from '../ui/plain-texts.ts';
import { type Appearance, chooseAppearance, chosenAppearance, onAppearance } from './appearance.ts';

const t = plainTexts('appearance', {
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];

/** Light, dark, or as the system is: in the account menu. */
export function AppearanceSwitch() {
  const chosen = useSyncExternalStore(onAppearance, chosenAppearance, () => 'system');
  return (
    <fieldset className="appearance">
      <legend>{t('appearance')}</legend>
      {appearances.map((each) => (
        <label key={each} className="option choice">
          <input
            type="radio"
            name="appearance"
            value={each}
            checked={each === chosen}
            onChange={() => chooseAppearance(each)}
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}
