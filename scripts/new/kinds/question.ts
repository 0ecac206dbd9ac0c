import { questions as asked } from '../../../src/company/facts';
import { questionSchema } from '../../../src/company/schemas/texts';
import { slugOf } from '../files';
import { fieldOf } from '../questions';
import { addTo, fileName, LOOK, text, unused, type Kind } from './kind';

const fields = questionSchema.entries;

const idOf = (question: string) => slugOf(question).split('-').slice(0, 6).join('-');

export const question: Kind = {
  questions: () => [
    unused(fieldOf('question', 'The question, as a customer asks it', fields.question), (typed) =>
      asked.some(({ id, question: known }) => id === idOf(typed) || known === typed),
    ),
    fieldOf('answer', 'The answer in plain text, in 40 to 80 words', fields.answer),
  ],
  make: (company, answers) => {
    const [typed, answer] = [text(answers.question), text(answers.answer)];
    addTo(company, 'questions.yaml', [], { id: idOf(typed), question: typed, answer });
    return {
      next: [`It is the last one on /faq. Move it in ${fileName('questions.yaml')} if it belongs elsewhere. ${LOOK}`],
    };
  },
};
