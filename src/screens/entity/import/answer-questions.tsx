import { useSelector } from '@xstate/react';
import type { Entity } from '#entities/define.ts';
import type { MultiSelectField, SelectField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { openQuestions } from '#machines/import/sheet.ts';
import type { Question } from '#machines/import/types.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldControl } from '#ui/controls/field-control.tsx';
import control from '#ui/form/control.module.css';
import { DayInput } from '#ui/form/day-input.tsx';
import { FieldShell } from '#ui/form/field-shell.tsx';
import layout from '#ui/layout/layout.module.css';
import css from './import.module.css';
import type { ImportActor } from './use-import.ts';

interface AnswerQuestionsProps {
  readonly work: ImportActor;
  readonly entity: Entity;
}

/** What the app cannot know, asked once for all rows with the value. */
export function AnswerQuestions({ work, entity }: AnswerQuestionsProps) {
  const text = useText();
  const resolved = useSelector(work, ({ context }) => context.resolved);
  const answers = useSelector(work, ({ context }) => context.answers);
  const open = openQuestions({ resolved, answers });
  // A date that can be read both ways is not left empty.
  const optional = open.filter(({ kind }) => kind !== 'dateOrder');
  const areNames = optional.some(({ kind }) => kind === 'reference');
  const answer = (question: string, value: string | null) =>
    work.send({ type: 'import.answer', question, answer: value });
  return (
    <section className={layout['stack']} aria-labelledby="questions-heading">
      <h2 id="questions-heading">{text('Please decide')}</h2>
      <ul className={css['columns']}>
        {resolved?.questions.map((question) => (
          <li key={question.id} className={css['column']}>
            <OneQuestion
              question={question}
              entity={entity}
              answer={answers[question.id]}
              onAnswer={(value) => answer(question.id, value)}
            />
          </li>
        ))}
      </ul>
      <div className={layout['row']}>
        <Button variant="primary" disabled={open.length > 0} onClick={() => work.send({ type: 'import.next' })}>
          {text('Check the rows')}
        </Button>
        {optional.length > 0 && (
          <Button
            onClick={() => {
              for (const { id } of optional) answer(id, null);
            }}
          >
            {areNames ? text('Leave the other names empty') : text('Leave the others empty')}
          </Button>
        )}
        <Button onClick={() => work.send({ type: 'import.back' })}>{text('Back to the columns')}</Button>
        <span className={layout['note']} role="status">
          {open.length > 0 && text('{{number}} left', { number: open.length })}
        </span>
      </div>
    </section>
  );
}

/** What is asked about a field, whatever a cell contains. */
const fieldQuestions = {
  allRows: '{{field}}: no column has it. Which value do all rows have?',
  dateOrder: '{{field}}: does the day or the month come first?',
  day: '{{field}}: on which day? The file has only a time',
  time: '{{field}}: at what time? The file has only a day',
} as const satisfies Partial<Record<Question['kind'], Text>>;

interface OneQuestionProps {
  readonly question: Question;
  readonly entity: Entity;
  /** Undefined until the user has answered. */
  readonly answer: string | null | undefined;
  readonly onAnswer: (answer: string | null) => void;
}

function OneQuestion({ question, entity, answer, onAnswer }: OneQuestionProps) {
  const text = useText();
  const { id, kind, field: name, options } = question;
  const field = entity.fields[name];
  const label = field ? text(field.label) : name;
  return (
    <fieldset className={css['question']}>
      <legend>
        <span>
          {kind === 'reference'
            ? options.length === 0
              ? text('{{field}}: no record is called “{{name}}”', { field: label, name: question.text })
              : text('{{field}}: which record is “{{name}}”?', { field: label, name: question.text })
            : text(fieldQuestions[kind], { field: label })}
        </span>
        <span className={layout['faint']}>{` ${text('Rows: {{number}}', { number: question.rows })}`}</span>
      </legend>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...{ id }}
          isChosen={answer === option.value}
          onChoose={() => onAnswer(option.value)}
        >
          {option.label}
        </Choice>
      ))}
      {(kind === 'day' || kind === 'time') && <MissingPart kind={kind} answer={answer} onAnswer={onAnswer} />}
      {kind !== 'dateOrder' && (
        <Choice {...{ id }} isChosen={answer === null} onChoose={() => onAnswer(null)}>
          {text('Leave empty')}
        </Choice>
      )}
      {kind !== 'dateOrder' && field && (field.kind === 'select' || field.kind === 'multiSelect') && (
        <FieldControl
          field={searchField(field)}
          name={id}
          mode="edit"
          value={typeof answer === 'string' && options.every(({ value }) => value !== answer) ? answer : ''}
          error={undefined}
          disabled={false}
          onChange={(value) => textIn(value) !== '' && onAnswer(textIn(value))}
          onBlur={() => undefined}
        />
      )}
    </fieldset>
  );
}

interface MissingPartProps {
  readonly kind: 'day' | 'time';
  readonly answer: string | null | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** The day of times without one, or the time of days without one. */
function MissingPart({ kind, answer, onAnswer }: MissingPartProps) {
  const text = useText();
  const value = answer ?? '';
  return (
    <FieldShell label={kind === 'day' ? text('Day') : text('Time')}>
      {(attributes) =>
        kind === 'day' ? (
          <DayInput {...attributes} value={value} onDay={onAnswer} />
        ) : (
          <input
            {...attributes}
            type="time"
            className={control['control']}
            value={value}
            onChange={({ target }) => target.value !== '' && onAnswer(target.value)}
          />
        )
      }
    </FieldShell>
  );
}

/** A dropdown of all records that the field can refer to. */
function searchField(field: SelectField | MultiSelectField): SelectField {
  const key = field.kind === 'select' ? field.key : 'id';
  return { kind: 'select', label: 'Another record', source: field.source, key, rules: [] };
}

interface ChoiceProps {
  readonly id: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function Choice({ id, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={layout['choice']}>
      <input type="radio" name={id} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
