<?php
const SITE = 'https://www.mypavers.com'; // "url" in company.yaml
const FOLDER = __DIR__ . '/../leads';    // must not be inside the folder that your host publishes
const MAIL_TO = '';                      // your address, or nothing
const MAIL_FROM = 'website@mypavers.com'; // an address at your site's domain, or the email ends up as spam
const MAX_PER_HOUR = 20;                 // leads from one address on the internet
const TURNSTILE_SECRET = '';             // with a spam check: the secret key from Cloudflare
const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const MAX_BYTES = 1000000;
const MAX_PHOTO_BYTES = 2000000;         // of one photo; PHP itself may allow less (upload_max_filesize)
const MAX_REQUEST_BYTES = 8000000;       // of all photos of a lead (post_max_size)

ini_set('display_errors', '0');
ignore_user_abort(true);
// What is stored is for the owner alone.
umask(0077);
header('Access-Control-Allow-Origin: ' . SITE);
header('Access-Control-Allow-Methods: POST');
header('Access-Control-Allow-Headers: Content-Type');
header('Access-Control-Expose-Headers: Retry-After');

function answer($status, $body)
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit(json_encode($body));
}

function try_again($reason)
{
    header('Retry-After: 60');
    answer(503, ['error' => $reason]);
}

// Sends the answer, so that the visitor doesn't wait for what comes after it, such as the email.
function finish($body)
{
    if (function_exists('apache_setenv')) apache_setenv('no-gzip', '1');
    header('Content-Length: ' . strlen($body));
    header('Connection: close');
    echo $body;
    while (ob_get_level() > 0) ob_end_flush();
    flush();
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) return $finish();
    }
}

// Counts a lead from this address on the internet. Refuses it for a while if there were too many within an hour.
function count_lead()
{
    if (!is_dir(FOLDER . '/addresses')) mkdir(FOLDER . '/addresses', 0700, true);
    $hour_ago = time() - 3600;
    foreach (glob(FOLDER . '/addresses/*') as $file) {
        if (filemtime($file) < $hour_ago) unlink($file);
    }
    $file = FOLDER . '/addresses/' . hash('sha256', $_SERVER['REMOTE_ADDR'] ?? '');
    $times = is_file($file) ? explode(' ', file_get_contents($file)) : [];
    $times = array_values(array_filter($times, fn ($time) => $time > $hour_ago));
    if (count($times) >= MAX_PER_HOUR) {
        header('Retry-After: ' . ($times[0] - $hour_ago + 1));
        answer(429, ['error' => 'Too many requests came from this address']);
    }
    file_put_contents($file, implode(' ', [...$times, time()]));
}

// Stores a lead, unless it was stored before. Returns its file's path without the ending.
function store($lead)
{
    if (!is_dir(FOLDER)) mkdir(FOLDER, 0700, true);
    $lock = fopen(FOLDER . '/lock', 'c');
    if (!$lock || !flock($lock, LOCK_EX)) try_again('The folder for leads cannot be written');
    $id = $lead['leadId'] ?? '';
    if (!preg_match('/^[0-9a-f-]{36}$/D', $id)) $id = bin2hex(random_bytes(18));
    $path = FOLDER . "/$id";
    if (is_file("$path.json")) return $path;
    count_lead();
    $text = json_encode($lead, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
    // Written under another name first, so that a full disk leaves no half of a lead.
    if (file_put_contents("$path.new", $text) !== strlen($text) || !rename("$path.new", "$path.json")) {
        try_again('The lead could not be stored');
    }
    return $path;
}

// Stores the photos of a stored lead beside it. Returns their paths.
function store_photos($id)
{
    if (!preg_match('/^[0-9a-f-]{36}$/D', $id) || !is_file(FOLDER . "/$id.json")) {
        answer(404, ['error' => 'There is no such request']);
    }
    $photos = [];
    foreach (range(1, 5) as $number) {
        $file = $_FILES["photo$number"] ?? null;
        if (!is_array($file) || is_array($file['error']) || $file['error'] === UPLOAD_ERR_NO_FILE) continue;
        $is_large = $file['error'] === UPLOAD_ERR_INI_SIZE || $file['size'] > MAX_PHOTO_BYTES;
        if ($is_large) answer(413, ['error' => 'A photo is too large']);
        if ($file['error'] !== UPLOAD_ERR_OK) try_again('A photo did not arrive');
        // By its content, because its name and type can be made up.
        $size = @getimagesize($file['tmp_name']);
        if (!$size || $size[2] !== IMAGETYPE_JPEG) answer(415, ['error' => 'This is not a photo']);
        $photos[FOLDER . "/$id-photo$number.jpg"] = $file['tmp_name'];
    }
    if (!$photos) answer(400, ['error' => 'There is no photo']);
    foreach ($photos as $path => $uploaded) {
        if (!move_uploaded_file($uploaded, $path)) try_again('A photo could not be stored');
    }
    return array_keys($photos);
}

// Emails the photos of a stored lead, unless that was done before.
function email_photos_once($id, $paths)
{
    if (is_file(FOLDER . "/$id-photos.mailed")) return;
    $lead = json_decode(file_get_contents(FOLDER . "/$id.json"), true);
    $boundary = bin2hex(random_bytes(16));
    $part = fn ($headers, $content) => "--$boundary\r\n$headers\r\nContent-Transfer-Encoding: base64\r\n\r\n"
        . chunk_split(base64_encode($content));
    $body = $part('Content-Type: text/plain; charset=UTF-8', "Photos for the request $id\n");
    foreach ($paths as $path) {
        $name = substr(basename($path), strlen($id) + 1);
        $head = "Content-Type: image/jpeg\r\nContent-Disposition: attachment; filename=\"$name\"";
        $body .= $part($head, file_get_contents($path));
    }
    $headers = ['MIME-Version' => '1.0', 'Content-Type' => "multipart/mixed; boundary=$boundary"];
    if (send_mail($lead, "$body--$boundary--\r\n", $headers)) file_put_contents(FOLDER . "/$id-photos.mailed", time());
    else error_log("The photos of the lead $id are stored, but could not be emailed");
}

// Sends an email from your own domain, in its head and on its envelope, as spam filters want it.
function send_mail($lead, $body, $headers)
{
    // Some hosts turn mail() off.
    if (!function_exists('mail')) return false;
    return mail(MAIL_TO, subject($lead), $body, ['From' => MAIL_FROM] + $headers, '-f' . MAIL_FROM);
}

function subject($lead)
{
    $name = implode(' ', [$lead['name'] ?? '', $lead['firstName'] ?? '', $lead['lastName'] ?? '']);
    $subject = ($lead['summary'] ?? '') ?: ucfirst($lead['kind'] ?? 'lead') . ": $name";
    // Lines of at most 76 characters, as email wants them, and no letter cut in two.
    preg_match_all('/.{1,39}(?![\x80-\xBF])/', trim(preg_replace('/[\0- ]+/', ' ', $subject), ' :'), $parts);
    $words = array_map(fn ($part) => '=?UTF-8?B?' . base64_encode($part) . '?=', array_slice($parts[0], 0, 5));
    return implode("\r\n ", $words);
}

function email($lead)
{
    $lines = '';
    foreach ($lead as $name => $value) $lines .= "$name: $value\n";
    $text = ($lead['text'] ?? '') ?: $lines;
    $suspicions = $lead['suspicions'] ?? '';
    if ($suspicions !== '' && strpos($text, $suspicions) === false) $text .= "\nPossible spam: $suspicions\n";
    $headers = ['Content-Type' => 'text/plain; charset=UTF-8', 'Content-Transfer-Encoding' => 'base64'];
    if (filter_var($lead['email'] ?? '', FILTER_VALIDATE_EMAIL)) $headers['Reply-To'] = $lead['email'];
    return send_mail($lead, chunk_split(base64_encode($text)), $headers);
}

// Emails a stored lead, unless that was done before.
function email_once($lead, $path)
{
    // Locked, in case the same lead arrives twice at once.
    $lock = fopen("$path.json", 'r+');
    if ($lock) flock($lock, LOCK_EX);
    if (is_file("$path.mailed")) return;
    if (email($lead)) file_put_contents("$path.mailed", time());
    else error_log("The lead in $path.json is stored, but could not be emailed");
}

// Asks Cloudflare whether a person sent the lead.
function is_person($token)
{
    $body = http_build_query(['secret' => TURNSTILE_SECRET, 'response' => $token]);
    $header = 'Content-Type: application/x-www-form-urlencoded';
    $context = stream_context_create(['http' => ['method' => 'POST', 'header' => $header, 'content' => $body, 'timeout' => 5]]);
    $said = @file_get_contents(SITEVERIFY, false, $context);
    return $said && (json_decode($said, true)['success'] ?? false);
}

if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') {
    http_response_code(204);
    exit;
}
if ($_SERVER['REQUEST_METHOD'] !== 'POST') answer(405, ['error' => 'Post a lead here']);
$has_photos = stripos($_SERVER['CONTENT_TYPE'] ?? '', 'multipart/form-data') === 0;
// Read to its end in any case: a browser cannot read the answer to half a request. PHP has read photos and forms itself.
$body = fopen('php://input', 'rb');
$text = stream_get_contents($body, MAX_BYTES + 1);
$length = strlen($text);
while (!feof($body)) $length += strlen(fread($body, 65536));
$length = max($length, (int) ($_SERVER['CONTENT_LENGTH'] ?? 0));
if ($length > ($has_photos ? MAX_REQUEST_BYTES : MAX_BYTES)) answer(413, ['error' => 'It is too long']);
if ($has_photos) {
    if (!$_POST && !$_FILES) answer(400, ['error' => 'The photos did not arrive whole']);
    $id = is_string($_POST['leadId'] ?? null) ? $_POST['leadId'] : '';
    $photos = store_photos($id);
    header('Content-Type: application/json');
    finish('{"ok":true}');
    if (MAIL_TO !== '') email_photos_once($id, $photos);
    exit;
}

$is_form = stripos($_SERVER['CONTENT_TYPE'] ?? '', 'application/x-www-form-urlencoded') === 0;
// Some programs put a byte order mark before JSON.
$json = preg_replace('/^\xEF\xBB\xBF/', '', $text);
$lead = $is_form ? $_POST : json_decode($json, true, 512, JSON_INVALID_UTF8_SUBSTITUTE);
if (!is_array($lead) || $lead === array_values($lead)) answer(400, ['error' => 'This is not a lead']);
$lead = array_map(fn ($value) => is_string($value) ? $value : json_encode($value), $lead);
$redirect = $lead['redirect'] ?? '';
$token = $lead['cf-turnstile-response'] ?? '';
unset($lead['redirect'], $lead['cf-turnstile-response']);
$suspicions = array_filter([$lead['suspicions'] ?? '']);
// People don't see this field.
if (($lead['paverLot'] ?? '') !== '') {
    $suspicions[] = 'honeypot filled';
    unset($lead['paverLot']);
}
// Marked and kept: the check fails for people, too.
if (TURNSTILE_SECRET !== '' && !is_person($token)) $suspicions[] = 'failed the spam check';
if ($suspicions) $lead['suspicions'] = implode(', ', array_unique($suspicions));

$stored = store($lead);
if ($is_form) {
    // Leads only to your own site.
    $path = strpos($redirect, SITE . '/') === 0 ? substr($redirect, strlen(SITE)) : $redirect;
    header('Location: ' . SITE . (preg_match('~^/[\w./-]*$~D', $path) ? $path : '/thanks'), true, 303);
} else header('Content-Type: application/json');
finish($is_form ? '' : '{"ok":true}');
if (MAIL_TO !== '') email_once($lead, $stored);
