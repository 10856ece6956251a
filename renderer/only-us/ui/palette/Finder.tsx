import { localize } from '#lib/interface-language.ts';
import './finder.css';
import { Badge, TextField } from '@radix-ui/themes';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Field } from '../base/Field.tsx';
import { Muted } from '../base/Muted.tsx';

export interface Option {
  id: string;
  title: string;
  detail?: string;
  /** A note on the option: 'Draft'. */
  badge?: string;
  group?: string;
}

interface Props<Found extends Option> {
  label: string;
  takesFocus?: boolean;
  isLabelHidden?: boolean;
  hint?: string;
  error?: string;
  placeholder?: string;
  size?: '2' | '3';
  typed: string;
  onType(typed: string): void;
  options: Found[];
  /** Whether the options match the query. Until then Enter waits. */
  isSettled: boolean;
  picksFirst: boolean;
  /** Options are cards with drawings, so many in a row. */
  columns?: number;
  drawingOf?(option: Found): ReactNode;
  onPick(option: Found): void;
  onNothing?(): void;
  status: string;
}

/** A field to type in, with what was found below it (ARIA Authoring Practices, Editable Combobox With List Autocomplete). */
export function Finder<Found extends Option>(props: Props<Found>) {
  const { typed, options, isSettled, picksFirst, columns = 1, drawingOf, onPick, onNothing } = props;
  const list = useId();
  const [moved, move] = useState<{ typed: string; to: number } | null>(null);
  const [isAsked, ask] = useState(false);
  const chosen = moved?.typed === typed ? moved.to : picksFirst ? 0 : -1;
  const active = Math.min(chosen, options.length - 1);
  const pick = () => {
    const option = options[active];
    if (option) onPick(option);
    else onNothing?.();
  };
  useEffect(() => {
    if (!isAsked || !isSettled) return;
    ask(false);
    pick();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = { ArrowDown: columns, ArrowUp: -columns };
    // To the right once the caret can go no further.
    if (columns > 1 && event.currentTarget.selectionStart === typed.length)
      Object.assign(steps, { ArrowRight: 1, ArrowLeft: -1 });
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    // In its own event: the next letter belongs to what is opened by it.
    if (!step) return isSettled ? pick() : ask(true);
    const { length } = options;
    if (length > 0)
      move({ typed, to: active < 0 && step < 0 ? length - 1 : (active + step + length) % length });
  };
  return (
    <div className="finder">
      <Field label={props.label} isLabelHidden={props.isLabelHidden} hint={props.hint} error={props.error}>
        <TextField.Root
          size={props.size ?? '3'}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          autoFocus={props.takesFocus ?? true}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          placeholder={props.placeholder}
          value={typed}
          onChange={({ target }) => {
            ask(false);
            props.onType(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Muted role="status" my="1" style={{ minHeight: 20 }}>
        {props.status}
      </Muted>
      <FoundList id={list} {...{ options, active, columns, drawingOf, onPick }} />
    </div>
  );
}

interface ListProps<Found extends Option>
  extends Pick<Props<Found>, 'options' | 'columns' | 'drawingOf' | 'onPick'> {
  id: string;
  label?: string;
  active: number;
}

/** The options below a field that keeps the focus. */
export function FoundList<Found extends Option>(props: ListProps<Found>) {
  const { id, label = localize('Results'), options, active, columns, drawingOf, onPick } = props;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={label} className="finder-list" data-columns={columns}>
      {groupsOf(options).map(({ group, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
        <div key={group} role="group" aria-label={group || undefined}>
          {group && (
            <div className="finder-group" aria-hidden>
              {group}
            </div>
          )}
          {members.map(({ option, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="option finder-option"
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
            >
              {drawingOf?.(option)}
              <span className="finder-title truncate">{option.title}</span>
              {option.detail && <span className="finder-detail truncate">{option.detail}</span>}
              {option.badge && <Badge color="amber">{option.badge}</Badge>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function groupsOf<Found extends Option>(options: Found[]) {
  const groups: { group: string; members: { option: Found; index: number }[] }[] = [];
  for (const [index, option] of options.entries()) {
    const { group = '' } = option;
    if (groups.at(-1)?.group !== group) groups.push({ group, members: [] });
    groups.at(-1)?.members.push({ option, index });
  }
  return groups;
}
