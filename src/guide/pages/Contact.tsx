import { Link, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { business, formatHours, mailHref, telHref } from '../../data/business';
import { referralProgram } from '../../data/referralProgram';
import { qrPath } from '../../qr/qrPath';
import { Pattern, pavings } from '../Pattern';
import { Chapter, color, Heading, Lead, List, TEXT_WIDTH, TextLink } from '../parts';

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    columnGap: 24,
    marginTop: 18,
    padding: 24,
    backgroundColor: color.mangrove,
    color: color.inverse,
  },
  facts: { flex: 1, rowGap: 7 },
  fact: { flexDirection: 'row', columnGap: 12 },
  label: { width: 62, color: color.inverseSoft },
  value: { flex: 1 },
  phone: {
    color: color.inverse,
    fontFamily: 'Fraunces',
    fontSize: 25,
    fontWeight: 600,
    lineHeight: 1.1,
    marginBottom: 4,
    textDecoration: 'none',
  },
  link: { color: color.inverse },
  code: { width: 112, alignItems: 'center' },
  square: { padding: 0, backgroundColor: '#ffffff' },
  caption: { marginTop: 6, color: color.inverseSoft, fontSize: 8.5, lineHeight: 1.3, textAlign: 'center' },
  ornament: { marginTop: 'auto', marginBottom: 6 },
});

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.label}>{label}</Text>
      <View style={styles.value}>{children}</View>
    </View>
  );
}

/** How to reach the company, and what comes after. */
export default function Contact() {
  const { counties, hours, serviceRadius, callbackMinutes, licenseNumber } = business;
  const form = `${business.url}/#contact`;
  const { size, path } = qrPath(form);
  return (
    <Chapter id="contact" paving={pavings.herringbone}>
      <Lead>
        A range is as far as a guide can go. For a firm price, somebody has to stand in your yard with a tape measure,
        look at the access and the water, and write it all down. That visit is free.
      </Lead>
      <View style={styles.card} wrap={false}>
        <View style={styles.facts}>
          <Link src={telHref} style={styles.phone}>
            {business.phone.display}
          </Link>
          <Fact label="Email">
            <Link src={mailHref} style={styles.link}>
              {business.email}
            </Link>
          </Fact>
          <Fact label="Website">
            <Link src={business.url} style={styles.link}>
              {business.url.replace('https://', '')}
            </Link>
          </Fact>
          <Fact label="Hours">
            {hours.map((group) => (
              <Text key={group.opens}>{formatHours(group)}</Text>
            ))}
          </Fact>
          <Fact label="Area">
            <Text>{`${counties.slice(0, -1).join(', ')} and ${counties[counties.length - 1]} counties`}</Text>
            <Text>{`Up to ${serviceRadius.miles} miles from ${serviceRadius.from}`}</Text>
          </Fact>
          {licenseNumber && (
            <Fact label="License">
              <Text>{licenseNumber}</Text>
            </Fact>
          )}
        </View>
        <View style={styles.code}>
          <Svg width={112} height={112} viewBox={`0 0 ${size} ${size}`} style={styles.square}>
            <Path d={`M0 0H${size}V${size}H0Z`} fill="#ffffff" />
            <Path d={path} fill="#000000" />
          </Svg>
          <Text style={styles.caption}>Scan to open the estimate form</Text>
        </View>
      </View>
      <Heading>What happens next</Heading>
      <List
        numbered
        items={[
          `You call or send the form. We’ll call you back within ${callbackMinutes} minutes during business hours.`,
          'We come out, measure, look at the ground, the drainage and the access, and answer your questions.',
          'You get a written estimate that lists every layer. Check it against the list in this guide, as you would anyone’s.',
          'Take your time deciding. The estimate is free, and so is saying no.',
        ]}
      />
      <Heading>Have this ready, if you can</Heading>
      <List
        items={[
          'Rough length and width, and what’s there now',
          'How wide the way into the backyard is',
          'Your association’s rules on driveways, walls and work hours',
          'Where water stands after a storm (a picture helps)',
        ]}
      />
      <Heading>If a neighbor asks</Heading>
      <Text>
        Pass this guide on. For each new customer you send us who completes a project of $
        {referralProgram.minimumProject.toLocaleString('en-US')} or more, you earn ${referralProgram.reward}. See the
        terms at{' '}
        <TextLink href={`${business.url}/referrals`}>{`${business.url.replace('https://', '')}/referrals`}</TextLink>.
      </Text>
      <View style={styles.ornament}>
        <Pattern paving={pavings.herringbone} width={TEXT_WIDTH} height={58} inches={100} />
      </View>
    </Chapter>
  );
}
